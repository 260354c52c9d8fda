import type { FastifyInstance } from 'fastify'
import { listAuditCall } from '#contract/audit/audit.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { listAudit } from './list-audit.ts'

export default async function auditRoutes(app: FastifyInstance) {
  serve(app, listAuditCall, listAudit)
}
