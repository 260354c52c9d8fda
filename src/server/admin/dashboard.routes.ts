import type { FastifyInstance } from 'fastify'
import { dashboardCall } from '#contract/admin/dashboard.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { getDashboard } from './get-dashboard.ts'

export default async function dashboardRoutes(app: FastifyInstance) {
  serve(app, dashboardCall, getDashboard)
}
