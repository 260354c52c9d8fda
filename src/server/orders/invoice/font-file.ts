import { readFileSync } from 'node:fs'
import type { Script } from './font-runs.ts'

/** What people wrote is set in the usual weight; the heavier one has Latin alone, for our own words. */
export type FontName = Script | 'latin-bold' | 'wordmark'

const known = new Map<FontName, Buffer>()

/** A font as it lies on the disk. Each is read once, by the first invoice that draws with it. */
export function fontFile(name: FontName): Buffer {
  const file = known.get(name) ?? readFileSync(new URL(`./fonts/${fileName(name)}.ttf`, import.meta.url))
  known.set(name, file)
  return file
}

const fileName = (name: FontName) =>
  name === 'latin' ? 'anek-latin-400' : name === 'latin-bold' ? 'anek-latin-600' : `anek-${name}`
