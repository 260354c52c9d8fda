import type { FastifyInstance } from 'fastify'
import { subscribeCall } from '#contract/newsletter/newsletter.endpoints.ts'
import { serve } from '#server/platform/serve.ts'
import { subscribe } from './subscribe.ts'

export default async function newsletterRoutes(app: FastifyInstance) {
  serve(app, subscribeCall, subscribe)
}
