/** The languages a person can choose. Each but the first stands before the path of every page: `/hi/shop`. */
export const LANGUAGES = {
  en: { tag: 'en-IN', name: 'English', prefix: '' },
  hi: { tag: 'hi-IN', name: 'हिन्दी', prefix: '/hi' },
} as const

export type Language = keyof typeof LANGUAGES

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[]

/**
 * Names in the address of a call the language of the page that shows what is answered. In the address, as answers are kept by it,
 * here and in between; a browser's own wish says nothing about the page it shows.
 */
export const LANGUAGE_PARAM = 'language'

/** The language of a page by its path, and the path as routes and paths.ts know it. Paths match in any letter case. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const language = LANGUAGE_CODES.find((code) => isUnder(LANGUAGES[code].prefix, path)) ?? 'en'
  const rest = path.slice(LANGUAGES[language].prefix.length)
  if (rest.startsWith('/')) return { language, path: rest }
  // The router asks for the data of a language's first page as /hi.data.
  return { language, path: rest.startsWith('.') ? `/_${rest}` : `/${rest}` }
}

const isUnder = (prefix: string, path: string) =>
  prefix !== '' && new RegExp(`^${prefix}(?=[/?#]|\\.data|$)`, 'i').test(path)

/** The same page in a language. */
export function inLanguage(language: Language, path: string): string {
  const { prefix } = LANGUAGES[language]
  return prefix === '' ? path : prefix + path.replace(/^\/(?=[?#]|$)/, '')
}
