/** A product as far as suggestions are worded after it. */
export type Named = {
  /** The name up to what the thing is: 'mezkaar bheem heavy duty stapler'. */
  bare: string
  /** Whether no other product says its second word: then that is likely a name of its own, as 'bheem' is. */
  isOwnName: boolean
}

/** Words that go on from the one before them, and begin nothing: a 'duty stapler' is a heavy duty stapler. */
const GOES_ON = new Set([
  ...[
    'duty',
    'line',
    'arch',
    'tip',
    'tier',
    'frame',
    'holder',
    'husk',
    'hole',
    'point',
    'subject',
    'sided',
    'size',
    'ply',
    'per',
  ],
  ...[
    'pad',
    'ring',
    'strip',
    'tie',
    'proof',
    'free',
    'off',
    'cut',
    'held',
    'colour',
    'card',
    'ball',
    'day',
    'up',
    'in',
    'on',
    'of',
    'to',
  ],
])
/** Of these the last word says enough by itself: a 'ball pen' is one. */
const STANDS_ALONE = new Set(['ball pen', 'ball pens', 'card holder', 'ring binder', 'colour pencils', 'colour paper'])
const LONGEST = 4

/** What kind of thing a product is, in two words or as many as it takes: 'gel pen', 'heavy duty stapler'. */
export function kindOf({ bare, isOwnName }: Named): string | undefined {
  const words = bare.split(' ')
  const from = startOf(words, words.length - 2)
  if (from < 1 || (from === 1 && isOwnName) || !/^\p{L}/u.test(words[from] ?? '')) return undefined
  return words.slice(from).join(' ')
}

/** What is called by a word that begins so, to the end of the name: 'dual pen drive' for 'du'. Brands begin nothing. */
export function phraseWith({ bare }: Named, typed: string): string | undefined {
  const words = bare.split(' ')
  const at = words.findIndex((word, place) => place > 0 && word.split('-').some((part) => part.startsWith(typed)))
  if (at < 1) return undefined
  const phrase = words.slice(startOf(words, at))
  return phrase.length > 1 && phrase.length <= LONGEST && /^\p{L}/u.test(phrase[0] ?? '') ? phrase.join(' ') : undefined
}

function startOf(words: readonly string[], at: number): number {
  const goesOn = GOES_ON.has(words[at] ?? '') && !STANDS_ALONE.has(words.slice(at, at + 2).join(' '))
  return goesOn ? startOf(words, at - 1) : at
}
