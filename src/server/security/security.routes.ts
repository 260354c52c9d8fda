import type { FastifyInstance } from 'fastify'
import { mySecurityEventsCall, userSecurityEventsCall } from '#contract/security/security.endpoints.ts'
import { serve } from '#server/platform/serve.ts'
import { listMySecurityEvents, listUserSecurityEvents } from './list-security-events.ts'

export default async function securityRoutes(app: FastifyInstance) {
  serve(app, mySecurityEventsCall, listMySecurityEvents)
  serve(app, userSecurityEventsCall, listUserSecurityEvents)
}
