import { percentile } from '#bench/report/percentile.ts'

/** Reading is what may be refused when the shop is full; buying goes before it. */
export const KINDS = ['read', 'buy'] as const
export type Kind = (typeof KINDS)[number]
export type Answer = {
  kind: Kind
  status: number
  retryAfter: boolean
  /** It lay ready, and cost the shop next to nothing. */
  isReady: boolean
  /** What was said instead of serving. */
  refusal: string | undefined
  ms: number
  at: number
}

/** What counts as soon. */
const WITHIN_MS = { read: 1_000, buy: 2_000 }

/** What was answered while a load lasted, as those who asked saw it. */
export class Tally {
  readonly answers: Answer[] = []
  readonly slow = { read: 0, buy: 0 }
  /** The first who was not served. */
  unserved: Answer | undefined

  add(answer: Answer): void {
    this.answers.push(answer)
    if (!isServed(answer)) this.unserved ??= answer
    if (isSlow(answer)) this.slow[answer.kind] += 1
  }
  of(kind: Kind): Answer[] {
    return this.answers.filter((answer) => answer.kind === kind)
  }
  /** Neither served nor told when to come again. */
  failures(): Answer[] {
    return this.answers.filter((answer) => !isServed(answer) && !isShed(answer))
  }
  shed(kind: Kind): number {
    return this.of(kind).filter(isShed).length
  }
  servedShare(kind: Kind): number {
    return servedShare(this.of(kind))
  }
  /** Of what had to be made: only that takes something from others. */
  servedShareOfMade(kind: Kind): number {
    return servedShare(this.of(kind).filter(({ isReady }) => !isReady))
  }
  p99(kind: Kind): number {
    return percentile(
      this.of(kind)
        .filter(isServed)
        .map(({ ms }) => ms),
      99,
    )
  }
}

export const isServed = ({ status }: Answer) => status >= 200 && status < 400
/** Nobody waits for an answer that did not come. */
export const isSlow = (answer: Answer) => !isServed(answer) || answer.ms > WITHIN_MS[answer.kind]
export const isShed = ({ status, retryAfter }: Answer) => status === 503 && retryAfter

const servedShare = (answers: Answer[]) => answers.filter(isServed).length / Math.max(1, answers.length)
