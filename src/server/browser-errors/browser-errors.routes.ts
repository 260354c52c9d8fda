import type { FastifyInstance } from 'fastify'
import { reportBrowserErrorCall } from '#contract/browser-errors/browser-errors.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { errorBound } from './error-bound.ts'
import { noteBrowserError } from './note-browser-error.ts'

export default async function browserErrorsRoutes(app: FastifyInstance) {
  serve(app, reportBrowserErrorCall, noteBrowserError(errorBound()))
}
