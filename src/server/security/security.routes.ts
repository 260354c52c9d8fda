import type { FastifyInstance } from 'fastify'
import { mySecurityEventsCall } from '#contract/security/security.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { listMySecurityEvents } from './list-security-events.ts'

export default async function securityRoutes(app: FastifyInstance) {
  serve(app, mySecurityEventsCall, listMySecurityEvents)
}
