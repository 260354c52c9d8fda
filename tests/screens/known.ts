import { readFileSync, writeFileSync } from 'node:fs'
import type { Known } from '../e2e/page-paths.ts'
import { KNOWN_FILE, type World } from './worlds.ts'

/** Who looks at a screen. A visitor is nobody, who has just registered; a stranger has not. */
export type Who = 'visitor' | 'stranger' | 'shopper' | 'owner' | 'seller' | 'newSeller'
/** Whose pages the server renders whole: nothing of theirs is fetched afterwards. */
export const isAnybody = (who: Who) => who === 'visitor' || who === 'stranger'

export type Login = { username: string; password: string }

/** What pages of a world are opened for, and by whom. */
export type Facts = Known & {
  logins: Partial<Record<Who, Login>>
  /** What the shopper's browser keeps: a draft to be bought. */
  root?: string
  /** An order of the seller's. */
  sale: string
}

export const keepFacts = (all: Record<World, Facts>) => writeFileSync(KNOWN_FILE, JSON.stringify(all))

let read: Record<World, Facts> | undefined

export function factsOf(world: World): Facts {
  read ??= JSON.parse(readFileSync(KNOWN_FILE, 'utf8')) as Record<World, Facts>
  return read[world]
}
