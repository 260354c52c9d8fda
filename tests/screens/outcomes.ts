import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GALLERY, plain } from './gallery.ts'
import { COMBINATIONS, type Combination } from './slice.ts'

const FOLDER = join(GALLERY, 'outcomes')
const fileOf = ({ title }: Combination) => join(FOLDER, `${plain(title)}.json`)

/** Colours of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they begin with
const COLOURS = /\u001b\[\d+m/g

/** A sentence each: the title of the check, and what was found instead. */
const sentence = (message = '') => message.replace(COLOURS, '').split('\n').filter(Boolean).slice(0, 12).join(' ')

/** Kept one by one: what a stopped run has seen counts, and a slice is added to it. */
export function keepOutcome(combination: Combination, errors: readonly { message?: string }[]): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(combination), JSON.stringify(errors.map(({ message }) => sentence(message))))
}

export function forgetOutcomes(combinations: readonly Combination[]): void {
  for (const combination of combinations) rmSync(fileOf(combination), { force: true })
}

export const isLeft = (combination: Combination) => !existsSync(fileOf(combination))

/** What was found in all that has been visited, in this run or those before it. */
export function outcomes() {
  const visited = COMBINATIONS.filter((combination) => !isLeft(combination))
  const violations = visited.flatMap((one) => JSON.parse(readFileSync(fileOf(one), 'utf8')) as string[])
  return {
    screens: new Set(visited.map(({ screen }) => screen)).size,
    states: new Set(visited.map(({ state }) => state)).size,
    combinations: visited.length,
    violations,
  }
}
