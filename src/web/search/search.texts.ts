export const searchTexts = {
  nothingFound: 'No results found',
  failed: 'The search did not answer. Your text is still in the box; please try again in a moment.',
}
