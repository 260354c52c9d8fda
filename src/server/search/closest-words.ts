import { editDistance } from './edit-distance.ts'
import type { NearWord } from './near-words.store.ts'

/** A word that was only begun is nearer than a wrong letter. */
const BEGUN = 0.5
/** With so many sounds in common, spelling does not matter: it is the same word. */
const SURE_SOUNDS = 4
const MOST_MEANINGS = 3
/** Those hardly farther than the best may be meant as well. */
const AS_GOOD = 0.2

/** Which of these words were meant: those with the fewest wrong letters, if few enough. */
export function closestWords(typed: string, near: readonly NearWord[]): NearWord[] {
  const rated = near
    .map((word) => ({ word, distance: distanceTo(typed, word) }))
    .filter(({ word, distance }) => isForgiven(typed, word, distance))
    .map(({ word, distance }) => ({
      word,
      effort: distance - (word.alike ? 1 : 0) - Math.log10(1 + word.products) / 20,
    }))
    .sort((one, other) => one.effort - other.effort)
  const best = rated[0]?.effort ?? 0
  const meant = rated.filter(({ effort }) => effort <= best + AS_GOOD).map(({ word }) => word)
  return [...new Map(meant.map((word) => [word.query, word])).values()].slice(0, MOST_MEANINGS)
}

/** Words that look at least a little like this one, for the fallback of a search that found nothing. */
export const looselySimilarWords = (typed: string, near: readonly NearWord[]): NearWord[] =>
  near.filter((word) => distanceTo(typed, word) <= typed.length / 2).slice(0, MOST_MEANINGS)

const distanceTo = (typed: string, { spelling }: NearWord) =>
  typed.length >= 3 && spelling.length > typed.length && spelling.startsWith(typed)
    ? BEGUN
    : editDistance(typed, spelling)

function isForgiven(typed: string, { alike, sounds }: NearWord, distance: number): boolean {
  if (alike && sounds >= SURE_SOUNDS) return true
  const wrongLetters = typed.length <= 5 ? 1 : typed.length <= 8 ? 2 : 3
  return distance <= wrongLetters + (alike && typed.length > 3 ? 1 : 0)
}
