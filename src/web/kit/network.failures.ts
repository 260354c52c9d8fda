import { failures } from '#contract/platform/failures.ts'

/** What the browser itself has to report. No answer came, so there is no status. */
export const networkFailures = failures('network', {
  unreachable: { status: 0, text: 'We can’t reach the shop. Check your internet connection and try again.' },
})
