import { subscribeCall } from '#contract/newsletter/newsletter.endpoints.ts'
import { api } from '#web/kit/api.ts'
import type { SendSubscription } from './subscribe.ts'

export const sendSubscription: SendSubscription = (email) => api(subscribeCall, { email })
