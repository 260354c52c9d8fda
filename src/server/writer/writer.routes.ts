import type { FastifyInstance } from 'fastify'
import { describeCall } from '#contract/writer/describe.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { describeProduct } from './describe-product.ts'
import { createTextCache } from './text-cache.ts'

const CACHED_TEXTS = 500

export default async function writerRoutes(app: FastifyInstance) {
  serve(app, describeCall, describeProduct(createTextCache(CACHED_TEXTS)))
}
