/** The colours of things, not of the shop: what an ink or a cover looks like, by the word for it. */
const COLOURS: Record<string, string> = {
  black: '#1f2023',
  white: '#ffffff',
  ivory: '#f6f0dc',
  cream: '#f3e8c8',
  natural: '#e3d3b3',
  beige: '#dcc9a3',
  tan: '#b98a56',
  kraft: '#b88f5c',
  brown: '#6f4526',
  maroon: '#6d1a2d',
  red: '#c62828',
  rust: '#a8481f',
  orange: '#ef7d22',
  mustard: '#d6a01e',
  yellow: '#f5cf2d',
  gold: '#c9a13b',
  green: '#2e7d4f',
  'forest green': '#1f4d36',
  'light green': '#8fc98a',
  olive: '#6b7030',
  teal: '#15757a',
  turquoise: '#2fb5ad',
  'sky blue': '#5aaede',
  'light blue': '#8fc1ea',
  blue: '#2350b5',
  'royal blue': '#1e3fae',
  'midnight blue': '#1a2349',
  navy: '#1c2b57',
  indigo: '#34348c',
  purple: '#6b3fa0',
  violet: '#7a4fc0',
  plum: '#6a2c5b',
  pink: '#e77fa8',
  rose: '#d9627f',
  grey: '#8b9097',
  gray: '#8b9097',
  silver: '#c3c8ce',
}
const ALL = ['red', 'yellow', 'green', 'blue', 'purple']

// “Royal blue” before “blue”.
const NAMES = Object.keys(COLOURS).sort((one, other) => other.length - one.length)
const NAME = new RegExp(`\\b(${NAMES.join('|')})\\b`, 'g')
const MIXED = /\b(assorted|mixed|multicolou?r(ed)?|rainbow|\d+ (colours|colors|shades))\b/

/** What to fill a swatch with; undefined where the words name no colour that is known. */
export function swatchOf(value: string): string | undefined {
  const words = value.toLowerCase()
  const found = MIXED.test(words) ? ALL : [...new Set(words.match(NAME))]
  const colours = found.map((name) => COLOURS[name])
  if (colours.length < 2) return colours[0]
  const part = 100 / colours.length
  return `conic-gradient(${colours.map((one, place) => `${one} ${place * part}% ${(place + 1) * part}%`).join(',')})`
}
