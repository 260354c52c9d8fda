import { failures } from '#contract/platform/failures.ts'

/** What the browser itself has to report. No answer came, so there is no status. */
export const networkFailures = failures('network', {
  unreachable: { status: 0, text: 'We could not reach the shop. Please check your connection and try again.' },
})
