import { percentile } from '#bench/report/percentile.ts'

/** Reading is what may be refused when the shop is full; buying goes before it. */
export type Kind = 'read' | 'buy'
export type Answer = { kind: Kind; status: number; retryAfter: boolean; ms: number; at: number }

/** What was answered while a load lasted, as those who asked saw it. */
export class Tally {
  readonly answers: Answer[] = []
  private unserved = 0

  add(answer: Answer): void {
    this.answers.push(answer)
    if (!isServed(answer)) this.unserved += 1
  }
  isAllServed(): boolean {
    return this.unserved === 0
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
    const all = this.of(kind)
    return all.filter(isServed).length / Math.max(1, all.length)
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
export const isShed = ({ status, retryAfter }: Answer) => status === 503 && retryAfter
