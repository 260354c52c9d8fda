import { callOf } from '#contract/platform/call.ts'
import { readAnswer } from '#contract/platform/read-answer.ts'
import { suggestCall } from '#contract/search/search.endpoints.ts'
import { inPageLanguage } from '#web/kit/page-language.ts'
import type { Suggestions } from './search-options.ts'

/** Unlike other calls this one can be called off: the next letter makes it useless. */
export async function fetchSuggestions(q: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(inPageLanguage(callOf(suggestCall, { q }).url), { signal })
  return readAnswer(suggestCall, response.status, await response.text())
}
