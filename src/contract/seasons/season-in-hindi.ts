import type { Season } from './season.ts'

/** A season as those who read Hindi are shown it: what nobody has written in Hindi stays English. */
export const inHindi = (season: Season): Season => ({
  ...season,
  name: season.nameHi || season.name,
  heading: season.headingHi || season.heading,
  text: season.textHi || season.text,
  button: season.buttonHi || season.button,
})

export const hasHindi = ({ nameHi, headingHi, textHi, buttonHi }: Season) =>
  [nameHi, headingHi, textHi, buttonHi].some(Boolean)
