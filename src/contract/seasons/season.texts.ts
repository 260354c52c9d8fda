/** What the home page has room for. */
export const LONGEST_SEASON = { name: 24, heading: 50, text: 80, button: 20, words: 60 } as const
export const MOST_SEASONS = 50

const atMost = (most: number) => `Use up to ${most} characters`

/** What the form for seasons says. */
export const seasonTexts = {
  saved: 'Season saved.',
  deleted: 'Season deleted.',
  saveFailed: 'The season could not be saved. Please try again.',
  nameMissing: 'Give the season a name',
  nameTooLong: atMost(LONGEST_SEASON.name),
  headingMissing: 'Write a heading',
  headingTooLong: atMost(LONGEST_SEASON.heading),
  textMissing: 'Write a line for the top of the home page',
  textTooLong: atMost(LONGEST_SEASON.text),
  buttonMissing: 'Write what the button says',
  buttonTooLong: atMost(LONGEST_SEASON.button),
  wordsMissing: 'Enter what to search for',
  wordsTooLong: atMost(LONGEST_SEASON.words),
  odd: 'This text contains characters that cannot be shown',
  badTarget: 'Choose where the button leads',
  badPicture: 'Choose a picture',
  badMonth: 'Choose a month',
  badDay: 'Choose a day of that month',
} as const
