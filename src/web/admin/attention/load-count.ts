import { countAttentionCall } from '#contract/attention/attention.endpoints.ts'
import { api } from '#web/kit/api.ts'

/** How many things need attention. The menu does without the number where it cannot be had. */
export const loadAttentionCount = (): Promise<number | undefined> =>
  api(countAttentionCall).then(
    ({ data }) => data.total,
    () => undefined,
  )
