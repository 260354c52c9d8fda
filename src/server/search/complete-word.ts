import type { Db } from '#server/platform/db/database.ts'
import { closestWords } from './closest-words.ts'
import { type Completion, wordsBeginning, wordsSounding } from './completions.store.ts'
import { editDistance } from './edit-distance.ts'
import { LONGEST_WORD, nearWords } from './near-words.store.ts'
import { toLatin } from './transliterate.ts'

/** One wrong letter in what was typed so far is forgiven. */
const WRONG_LETTERS = 1

/** What a word that is being typed can become: as it stands, read aloud, by its sound, or set right. */
export async function completeWord(db: Db, typed: string): Promise<Completion[]> {
  if (typed.length > LONGEST_WORD) return []
  const reading = toLatin(typed)
  for (const spelling of new Set([typed, reading])) {
    const begun = await wordsBeginning(db, spelling)
    if (begun.length > 0) return begun
  }
  const sounding = await wordsSounding(db, reading)
  const near = sounding.filter(({ spelling }) => isNearBeginning(reading, spelling))
  if (near.length > 0) return near
  const ours = ((await nearWords(db, [reading])).get(reading) ?? []).filter(({ role }) => role === 'same')
  return closestWords(reading, ours).map((word) => ({ ...word, isThing: true, isQuality: false }))
}

function isNearBeginning(typed: string, spelling: string): boolean {
  const beginnings = [-1, 0, 1].map((more) => spelling.slice(0, typed.length + more))
  return beginnings.some((beginning) => editDistance(typed, beginning) <= WRONG_LETTERS)
}
