import type { Language } from '#contract/platform/languages.ts'

/**
 * Runs before the first paint: who has chosen a language and opens the shop by its bare address gets it in that language. Every
 * other address says which language it is in. Free of quotes, angle brackets and ampersands, as React would escape them.
 */
export const LANGUAGE_SCRIPT =
  'try{const l=localStorage.language;if(l)if(location.pathname===`/`)location.replace(`/`+l+location.search)}catch{}'

/** English has no prefix, and needs no memory. */
export function rememberLanguage(language: Language): void {
  try {
    if (language === 'en') localStorage.removeItem('language')
    else localStorage.language = language
  } catch {
    // Without storage the choice lasts as long as people stay in the shop: every link keeps it.
  }
}
