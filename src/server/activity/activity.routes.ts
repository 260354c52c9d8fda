import type { FastifyInstance } from 'fastify'
import { recommendationsCall, recordActivityCall, trendingCall } from '#contract/activity/activity.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { listTrending } from './list-trending.ts'
import { recommendProducts } from './recommend-products.ts'
import { recordActivity } from './record-activity.ts'

export default async function activityRoutes(app: FastifyInstance) {
  serve(app, recordActivityCall, recordActivity)
  serve(app, recommendationsCall, recommendProducts)
  serve(app, trendingCall, listTrending)
}
