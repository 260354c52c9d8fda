import type { FastifyInstance } from 'fastify'
import { exportReportCall, reportCall } from '#contract/admin/reports.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { exportReport, getReport } from './get-report.ts'

export default async function reportsRoutes(app: FastifyInstance) {
  serve(app, reportCall, getReport)
  serve(app, exportReportCall, exportReport)
}
