import { t, texts } from '#contract/platform/t.ts'

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

/** What a page of results says about its text. Only the server writes it. */
export const searchNotes = {
  ignored: (words: readonly string[]) =>
    t('No match for {words}. Showing results for the other words.', { words: quoted(words) }),
  unsold: (words: readonly string[]) => t('We don’t sell “{words}”.', { words: words.join(' ') }),
  unknown: (text: string) => t('No match for “{text}”. Check the spelling or try fewer words.', { text }),
}

export const searchTexts = texts({
  nothingFound: 'No results found',
  failed: 'Search isn’t working right now. Please try again in a moment.',
})
