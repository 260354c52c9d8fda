import type { Language } from '../platform/languages.ts'
import type { Messages } from '../platform/t.ts'

type Catalogue = () => Promise<{ default: Messages }>

/** A language is a file beside this one: English texts and what they are in that language. */
const CATALOGUES: Record<Exclude<Language, 'en'>, Catalogue> = {
  hi: () => import('./hi.json', { with: { type: 'json' } }),
}

export async function loadMessages(language: Language): Promise<Messages> {
  return language === 'en' ? {} : (await CATALOGUES[language]()).default
}
