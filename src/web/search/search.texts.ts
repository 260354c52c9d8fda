const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(' and ')

/** What a page of results says about its text. Only the server writes it. */
export const searchNotes = {
  ignored: (words: readonly string[]) => `No match for ${quoted(words)}, so these are results without it.`,
  unsold: (words: readonly string[]) => `We don’t sell “${words.join(' ')}”.`,
  unknown: (text: string) => `No match for “${text}”. Check the spelling, or try fewer words.`,
}

export const searchTexts = {
  nothingFound: 'No results found',
  failed: 'The search did not answer. Your text is still in the box; please try again in a moment.',
}
