const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

/** What a page of results says about its text. Only the server writes it. */
export const searchNotes = {
  ignored: (words: readonly string[]) => `No match for ${quoted(words)}. Showing results for the other words.`,
  unsold: (words: readonly string[]) => `We don’t sell “${words.join(' ')}”.`,
  unknown: (text: string) => `No match for “${text}”. Check the spelling or try fewer words.`,
}

export const searchTexts = {
  nothingFound: 'No results found',
  failed: 'Search isn’t working right now. Please try again in a moment.',
}
