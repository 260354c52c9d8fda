import type { DescribedProduct } from '#contract/writer/describe.endpoints.ts'

/** Writes about products. What comes is text from elsewhere, to be believed no more than what anybody types. */
export type Writer = {
  /** The description, bit by bit. Ends with a WriterProblem when it does not come, or not all of it. */
  describe: (product: DescribedProduct, signal: AbortSignal) => AsyncIterable<string>
}

type Reason = 'out of quota' | 'too slow' | 'refused' | 'cut off'

/** Why a description did not come. Only our own words and the status: what a service answers may hold anything. */
export class WriterProblem extends Error {
  override readonly name = 'WriterProblem'
  readonly reason: Reason

  constructor(reason: Reason, status?: number) {
    super(`no description: ${reason}${status ? ` (status ${status})` : ''}`)
    this.reason = reason
  }
}
