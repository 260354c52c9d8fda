import hindi from '#contract/messages/hi.json?url'
import { LANGUAGES, type Language } from '#contract/platform/languages.ts'
import { type Messages, readLocaleFrom } from '#contract/platform/t.ts'

/** Where a browser finds the texts of a language. English ones stand in the code. */
export const CATALOGUES: Partial<Record<Language, string>> = { hi: hindi }

const RETRY_MS = 2_000

/** A page keeps its language: another one is another page. What it shows next may be any of its texts, so it waits for them. */
export async function speakAsPage(): Promise<void> {
  const language = document.documentElement.lang === LANGUAGES.hi.tag ? 'hi' : 'en'
  const catalogue = CATALOGUES[language]
  if (!catalogue) return
  const messages = await fetchMessages(catalogue)
  readLocaleFrom(() => ({ language, messages }))
}

/** Until then the page stays as it came: to be read, and with links that work. */
async function fetchMessages(catalogue: string): Promise<Messages> {
  try {
    return await (await fetch(catalogue)).json()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    return fetchMessages(catalogue)
  }
}
