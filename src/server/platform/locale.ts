import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { loadMessages } from '#contract/messages/load-messages.ts'
import { LANGUAGE_CODES, LANGUAGE_PARAM, type Language } from '#contract/platform/languages.ts'
import { type Locale, readLocaleFrom } from '#contract/platform/t.ts'

/** Several people are answered at a time, each in their own language. */
const locale = new AsyncLocalStorage<Locale>()

const ENGLISH: Locale = { language: 'en', messages: {} }

export const currentLocale = () => locale.getStore()
readLocaleFrom(currentLocale)

/** Does something in a language. English is what is spoken anyway, unless this is done while somebody else is spoken to. */
export async function withLocale<Result>(language: Language, act: () => Promise<Result>): Promise<Result> {
  if (language === 'en') return currentLocale() ? locale.run(ENGLISH, act) : act()
  return locale.run({ language, messages: await loadMessages(language) }, act)
}

const asked = z.enum(LANGUAGE_CODES).catch('en')

/** A page says with each call in which language it shows what is answered. */
export function useRequestedLocale(request: FastifyRequest, _: FastifyReply, answer: (error?: Error) => void): void {
  const language = asked.parse((request.query as Record<string, unknown>)[LANGUAGE_PARAM])
  if (language === 'en') answer()
  else withLocale(language, async () => answer()).catch(answer)
}
