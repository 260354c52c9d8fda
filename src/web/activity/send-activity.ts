import { recordActivityCall } from '#contract/activity/activity.endpoints.ts'
import type { InputOf } from '#contract/platform/endpoint.ts'
import { api } from '#web/kit/api.ts'

/** What a browser may tell of. */
export type BrowserActivity = InputOf<typeof recordActivityCall>['action']

export const sendActivity = (action: BrowserActivity, productId: string) =>
  api(recordActivityCall, { action, productId })
