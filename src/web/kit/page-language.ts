import { LANGUAGE_PARAM } from '#contract/platform/languages.ts'
import { currentLanguage } from '#contract/platform/t.ts'

/** The address of a call, answered in the language of this page. */
export function inPageLanguage(url: string): string {
  const language = currentLanguage()
  return language === 'en' ? url : `${url}${url.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${language}`
}
