import type { FastifyInstance } from 'fastify'
import { staffSearchCall } from '#contract/admin/staff-search.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { searchForStaff } from './search-for-staff.ts'

export default async function staffSearchRoutes(app: FastifyInstance) {
  serve(app, staffSearchCall, searchForStaff)
}
