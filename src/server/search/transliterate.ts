const CONSONANTS: Record<string, string> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
}
/** With the dot below, a letter stands for the sound of a borrowed word. */
const DOTTED: Record<string, string> = { क: 'q', ख: 'kh', ग: 'g', ज: 'z', फ: 'f', ड: 'd', ढ: 'dh' }
const VOWELS: Record<string, string> = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'ee', उ: 'u', ऊ: 'oo', ऋ: 'ri', ए: 'e', ऐ: 'ai', ऑ: 'o', ओ: 'o', औ: 'au' },
  ...{ 'ा': 'aa', 'ि': 'i', 'ी': 'ee', 'ु': 'u', 'ू': 'oo', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ॉ': 'o', 'ो': 'o', 'ौ': 'au' },
  ...{ 'ॅ': 'e', 'ं': 'n', 'ँ': 'n', 'ः': 'h' },
}
const DOT_BELOW = '़'
const NO_VOWEL = '्'

export const isDevanagari = (word: string) => /[\u0900-\u097f]/.test(word)

/** The word in Latin letters, transliterated if it is written in Devanagari. */
export const toLatin = (word: string) => (isDevanagari(word) ? transliterate(word) : word)

/** A Hindi word as it would be typed in Latin letters: पेंसिल is pensil, रबर is rabar. */
function transliterate(word: string): string {
  const letters = [...word]
  let reading = ''
  letters.forEach((letter, at) => {
    const consonant = CONSONANTS[letter]
    if (consonant === undefined) {
      reading += VOWELS[letter] ?? (letter === DOT_BELOW || letter === NO_VOWEL ? '' : letter)
      return
    }
    const isDotted = letters[at + 1] === DOT_BELOW
    reading += (isDotted && DOTTED[letter]) || consonant
    // A consonant before another one carries a short a, unless it is told not to.
    const next = letters[at + (isDotted ? 2 : 1)]
    if (next !== undefined && CONSONANTS[next] !== undefined) reading += 'a'
  })
  return reading
}
