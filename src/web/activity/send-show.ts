import { recordActivityCall } from '#contract/activity/activity.endpoints.ts'
import { api } from '#web/shell/api.ts'

export const sendShow = (productId: string) => api(recordActivityCall, { action: 'show', productId })
