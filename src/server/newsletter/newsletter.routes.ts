import type { FastifyInstance } from 'fastify'
import { confirmSubscriptionCall, subscribeCall, unsubscribeCall } from '#contract/newsletter/newsletter.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

export default async function newsletterRoutes(app: FastifyInstance) {
  serve(app, subscribeCall, subscribe)
  serve(app, confirmSubscriptionCall, confirmSubscription)
  serve(app, unsubscribeCall, unsubscribe)
}
