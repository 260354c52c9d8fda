import type { FastifyInstance } from 'fastify'
import { describeCall } from '#contract/writer/describe.endpoints.ts'
import { serve } from '#server/platform/serve.ts'
import { describeProduct } from './describe-product.ts'
import { keptTexts } from './kept-texts.ts'

const MOST_KEPT = 500

export default async function writerRoutes(app: FastifyInstance) {
  serve(app, describeCall, describeProduct(keptTexts(MOST_KEPT)))
}
