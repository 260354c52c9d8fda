import type { recommendationsCall } from '#contract/activity/activity.endpoints.ts'
import { RECOMMENDATIONS_PATH } from '#contract/activity/activity-paths.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { inPageLanguage } from '#web/kit/page-language.ts'

/** More than the shelf holds: what the page shows already goes to the end. */
const ASKED = 24

/** By hand, not by `api`: an empty cart shows them first, and the schema library would block a cheap phone for a fifth of a second. */
export async function fetchRecommendations(): Promise<AnswerOf<typeof recommendationsCall>['data']> {
  const answer = await fetch(inPageLanguage(`${RECOMMENDATIONS_PATH}?limit=${ASKED}`))
  if (!answer.ok) throw new Error(`answered by ${answer.status}`)
  return (await answer.json()).data
}
