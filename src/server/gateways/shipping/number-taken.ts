import { FinalFailure } from '#server/platform/jobs/define-job.ts'

/** Another order lies under our number at the courier, or one of which it does not say whose it is. It is never taken for ours. */
export class NumberTaken extends FinalFailure {
  constructor() {
    super('another order lies under this number at the courier')
  }
}
