import { editDistance } from './edit-distance.ts'
import type { NearWord } from './near-words.store.ts'

/** A word that was only begun is nearer than a wrong letter. */
const BEGUN = 0.5
/** With so many letters a word can count as begun; fewer begin too many. */
const LETTERS_OF_A_BEGINNING = 4
/** In words of so many letters, one wrong letter does not make another word. */
const LONG = 6
/** With so many sounds in common, spelling does not matter: it is the same word. */
const SURE_SOUNDS = 4
/** A word of a single sound sounds like too many others. */
const TELLING_SOUNDS = 2
/** To sound alike counts more than a wrong letter. */
const ALIKE = 1.25
const MOST_MEANINGS = 3
/** Those hardly farther than the best may be meant as well. */
const AS_GOOD = 0.2

/** Which of these words were meant: those with the fewest wrong letters, if few enough. */
export function closestWords(typed: string, near: readonly NearWord[]): NearWord[] {
  const rated = near
    .filter((word) => word.role === 'same' || isPlainTypo(typed, word))
    .map((word) => ({ word, distance: distanceTo(typed, word) }))
    .filter(({ word, distance }) => isForgiven(typed, word, distance))
    .map(({ word, distance }) => ({
      word,
      effort: distance - (word.alike ? ALIKE : 0) - Math.log10(1 + word.products) / 20,
    }))
    .sort((one, other) => one.effort - other.effort)
  const best = rated[0]?.effort ?? 0
  const meant = rated.filter(({ effort }) => effort <= best + AS_GOOD).map(({ word }) => word)
  return [...new Map(meant.map((word) => [word.query || word.spelling, word])).values()].slice(0, MOST_MEANINGS)
}

/** Whether the word can hardly have been another one. */
export const isSureOf = (typed: string, word: NearWord): boolean =>
  (word.alike && word.sounds >= SURE_SOUNDS) ||
  distanceTo(typed, word) <= (word.alike ? 2 : typed.length >= LONG ? 1 : 0)

/** Words that look at least a little like this one, for the fallback of a search that found nothing. */
export const looselySimilarWords = (typed: string, near: readonly NearWord[]): NearWord[] =>
  near.filter((word) => word.role === 'same' && distanceTo(typed, word) <= typed.length / 2).slice(0, MOST_MEANINGS)

const distanceTo = (typed: string, word: NearWord) =>
  isBegun(typed, word) ? BEGUN : editDistance(typed, word.spelling)

const isBegun = (typed: string, { spelling }: NearWord) =>
  typed.length >= LETTERS_OF_A_BEGINNING &&
  spelling.length > typed.length &&
  spelling.startsWith(typed) &&
  !spelling.includes(' ')

/** Words that are not ours are many: one of them was meant only if a letter or two are wrong, however it sounds. */
const isPlainTypo = (typed: string, { spelling }: NearWord) =>
  typed.length >= 5 && typed[0] === spelling[0] && editDistance(typed, spelling) <= (typed.length >= 8 ? 2 : 1)

/** The first letter is seldom wrong, and in a word of three letters another one makes another word. */
function isForgiven(typed: string, { spelling, alike, sounds }: NearWord, distance: number): boolean {
  const isTelling = alike && sounds >= TELLING_SOUNDS
  if (alike && sounds >= SURE_SOUNDS) return true
  if (typed.length <= 3) return distance <= 1 && (isTelling || hasSameLetters(typed, spelling))
  const wrongLetters = typed.length <= 5 ? 1 : typed.length <= 8 ? 2 : 3
  if (distance > 1 && !alike && typed[0] !== spelling[0]) return false
  return distance <= wrongLetters + (isTelling ? 1 : 0)
}

const hasSameLetters = (one: string, other: string) => [...one].sort().join() === [...other].sort().join()
