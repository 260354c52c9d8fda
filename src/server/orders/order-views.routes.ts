import type { FastifyInstance } from 'fastify'
import { deleteViewCall, listViewsCall, saveViewCall } from '#contract/admin/order-views.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { deleteView, listViews, saveView } from './order-views.ts'

export default async function orderViewsRoutes(app: FastifyInstance) {
  serve(app, listViewsCall, listViews)
  serve(app, saveViewCall, saveView)
  serve(app, deleteViewCall, deleteView)
}
