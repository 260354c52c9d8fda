import type { FastifyBaseLogger, FastifyError, FastifyInstance } from 'fastify'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { refusalOf } from '../failure-handler.ts'
import type { Page } from '../page-cache.ts'
import type { Ask } from './api-by-asking.ts'

/** On whose behalf a page is rendered: for the log. */
type Asker = { id: string; log: FastifyBaseLogger }

/** What one page asks for while it is rendered. Every call of it passes here, and each answer it was made of is noted. */
export type InsideCalls = { ask: Ask; readonly answers: readonly Page[] }

export function insideCalls(app: FastifyInstance, { id, log }: Asker): InsideCalls {
  const answers: Page[] = []
  return {
    answers,
    ask: async ({ path, input }) => {
      try {
        const door = app.insideDoors.get(path)
        if (!door) throw new Failure(requestFailures.unknownPath)
        const page = await door(input)
        answers.push(page)
        return { status: page.status, body: page.bodies.identity }
      } catch (error) {
        const { status, answer } = refusalOf(error as FastifyError, id, log)
        return { status, body: Buffer.from(JSON.stringify(answer)) }
      }
    },
  }
}
