import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { RoleName } from './cast.ts'

export const AIMS = ['valid', 'nearly valid', 'hostile', 'wrong encoding', 'page', 'broken HTTP'] as const
export type Aim = (typeof AIMS)[number]

/** One request as it goes over the wire. */
export type Ask = {
  /** Which of the run's requests it is: with the seed, it makes the same one again. */
  number: number
  aim: Aim
  as: RoleName
  method: string
  url: string
  headers: Record<string, string>
  body?: Buffer
  /** What is asked, where that is a call of the API under its own name. */
  endpoint?: Endpoint
}

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** Rejects when no answer comes in time. */
export type Send = (ask: Ask) => Promise<Answer>

export const SHOWN = 300

export const wordsOf = ({ number, as, method, url, body, headers }: Ask) =>
  `request ${number} as ${as}: ${method} ${url.slice(0, SHOWN)} ${headers['content-type'] ?? ''} ${(body ?? '').toString().slice(0, SHOWN)}`
