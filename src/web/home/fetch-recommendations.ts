import { recommendationsCall } from '#contract/activity/activity.endpoints.ts'
import { api } from '#web/kit/api.ts'

/** More than the shelf holds: what the page shows already goes to the end. */
const ASKED = 24

export const fetchRecommendations = async () => (await api(recommendationsCall, { limit: ASKED })).data
