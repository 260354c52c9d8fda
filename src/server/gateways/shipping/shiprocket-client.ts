import type { z } from 'zod'
import type { ShiprocketConfig } from '#server/config.ts'
import { callOutside, outcomeOf } from '#server/platform/call-outside.ts'
import { parseJson } from '#server/platform/http/parse-json.ts'
import { type Fault, faultShape, loginShape } from './shiprocket-shapes.ts'

type Account = Pick<ShiprocketConfig, 'email' | 'password' | 'baseUrl'>

type Ask<Answer extends z.ZodType> = {
  /** For messages: what was wanted. */
  to: string
  path: string
  /** A POST with this; without it a GET. */
  body?: object
  answer: Answer
  signal?: AbortSignal | undefined
}

const ANSWER_WITHIN_MS = 15_000
/** Who keeps on knocking with a wrong password is locked out. */
const REFUSED_LOGIN_COUNTS_FOR_MS = 60_000

/** The vendor answered, and it was a no. Its own words stay here: they may hold names and numbers of people. */
export class ShiprocketFault extends Error {
  override readonly name = 'ShiprocketFault'
  readonly status: number
  readonly fault: Fault

  constructor(to: string, status: number, fault: Fault) {
    const fields = Object.keys(fault.errors ?? {}).filter((field) => /^[\w.]{1,50}$/.test(field))
    const code = Number(fault.status_code) || Number(fault.status) || status
    super(
      [`shiprocket refused to ${to}: ${status}`, code !== status && `(${code})`, ...fields].filter(Boolean).join(' '),
    )
    this.status = status === 200 ? code : status
    this.fault = fault
  }
}

/** Asks Shiprocket over HTTP, under one login for all. */
export function shiprocketClient({ email, password, baseUrl }: Account, answerWithinMs = ANSWER_WITHIN_MS) {
  let login: Promise<string> | undefined

  const token = () => {
    login ??= logIn()
    return login
  }

  async function logIn(): Promise<string> {
    const forget = () => {
      login = undefined
    }
    try {
      const body = { email, password }
      return (await send({ to: 'log in', path: '/auth/login', body, answer: loginShape })).token
    } catch (error) {
      if (error instanceof ShiprocketFault) setTimeout(forget, REFUSED_LOGIN_COUNTS_FOR_MS).unref()
      else forget()
      throw error
    }
  }

  async function send<A extends z.ZodType>(wanted: Ask<A>, bearer?: string): Promise<z.output<A>> {
    const { to, path, body, answer, signal } = wanted
    const limit = AbortSignal.timeout(answerWithinMs)
    const { status, content } = await fetchJson(to, `${baseUrl}/v1/external${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    })
    const fault = faultShape.safeParse(content).data
    if (status >= 300 || isFault(fault)) throw new ShiprocketFault(to, status, fault ?? NO_WORDS)
    const read = answer.safeParse(content)
    if (!read.success) throw new Error(`shiprocket answered something unknown to ${to}`)
    return read.data
  }

  return async function ask<A extends z.ZodType>(wanted: Ask<A>): Promise<z.output<A>> {
    const used = token()
    const bearer = await used
    try {
      return await send(wanted, bearer)
    } catch (error) {
      const isOver = error instanceof ShiprocketFault && error.status === 401
      if (!isOver) throw error
      // The first one to notice logs in again; the others find that login.
      if (login === used) login = undefined
      return send(wanted, await token())
    }
  }
}
export type AskShiprocket = ReturnType<typeof shiprocketClient>

const NO_WORDS: Fault = { message: null, status: null, status_code: null, errors: null }

/** In answers that are none the code of an HTTP status; in others the number of an order's status, which is lower. */
const isFault = (fault: Fault | undefined) => Number(fault?.status_code) >= 300 || Number(fault?.status) >= 300

/** The body is read whatever the status, and within the same time. */
async function fetchJson(to: string, url: string, request: RequestInit): Promise<{ status: number; content: unknown }> {
  const ended = callOutside('courier', to)
  try {
    const response = await fetch(url, { ...request, redirect: 'error' })
    const said = await response.text()
    // Nothing is an answer to some calls; a page is none to any.
    const content = said === '' ? null : parseJson(said)
    ended(outcomeOf(response.status))
    return { status: response.status, content }
  } catch (cause) {
    ended('away')
    throw new Error(`shiprocket does not answer: ${to}`, { cause })
  }
}
