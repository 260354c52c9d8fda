import { askFromClients } from './clients.ts'
import { askByWrk, isWrkThere } from './wrk.ts'

export type Request = { path: string; headers: Record<string, string> }

/** Requests that are asked for in turns, again and again, over so many connections, each as fast as it is answered. */
export type Load = { address: string; requests: readonly Request[]; connections: number; seconds: number }

export type Answered = {
  good: number
  failed: number
  seconds: number
  p50: number
  p95: number
  /** The busiest it can have been is 1. */
  client: number
}

/** What the load came from, for the record. */
export const GENERATOR = (await isWrkThere()) ? 'wrk' : 'client processes'

/** wrk needs a fraction of what a Node server does for an answer; our own clients need about as much. */
export const ask: (load: Load) => Promise<Answered> = GENERATOR === 'wrk' ? askByWrk : askFromClients
