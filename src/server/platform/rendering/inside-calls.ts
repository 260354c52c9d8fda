import type { FastifyBaseLogger, FastifyError, FastifyInstance } from 'fastify'
import { isStockTag } from '#contract/catalog/cache-tags.ts'
import { Failure } from '#contract/platform/failures.ts'
import { httpFailures } from '#contract/platform/http.failures.ts'
import type { Language } from '#contract/platform/languages.ts'
import type { Page } from '../cache/page.ts'
import { refusalOf } from '../http/failure-handler.ts'
import { withLocale } from '../locale.ts'
import { currentSpan, inSpan, startSpan, within } from '../tracing/tracing.ts'
import type { Ask } from './api-by-asking.ts'

/** On whose behalf a page is rendered: for the log. */
export type Asker = { id: string; log: FastifyBaseLogger }

/** What one page asks for while it is rendered. Every call of it passes here, and what each answer was made of is noted. */
export type InsideCalls = {
  ask: Ask
  /** The tags of all answers, or undefined when one of them has none. */
  madeOf: () => string[] | undefined
}

export function insideCalls(app: FastifyInstance, { id, log }: Asker, language: Language): InsideCalls {
  const answers: Page[] = []
  // A thread asks on its own time: what it asks for belongs to the page all the same.
  const ofPage = currentSpan()
  return {
    madeOf: () => {
      const tags = answers.map((answer) => answer.tags)
      // Pages show how much there is of a product as a level: the exact number is none of their matter.
      return tags.includes(undefined)
        ? undefined
        : [...new Set(tags.flatMap((some) => some ?? []))].filter((tag) => !isStockTag(tag))
    },
    ask: async ({ path, input }) => {
      try {
        const door = app.internalHandlers.get(path)
        if (!door) throw new Failure(httpFailures.unknownPath)
        const ask = () => inSpan(startSpan({ name: `call ${path}` }), () => withLocale(language, () => door(input)))
        const page = await within(ofPage, ask)
        answers.push(page)
        return { status: page.status, body: page.bodies.identity }
      } catch (error) {
        const { status, answer } = refusalOf(error as FastifyError, id, log)
        return { status, body: Buffer.from(JSON.stringify(answer)) }
      }
    },
  }
}
