import { readFile } from 'node:fs/promises'
import type { Run, Script } from './font-runs.ts'

/** What people wrote is set in the usual weight; the heavier one has Latin alone, for our own words. */
export type FontName = Script | 'latin-bold' | 'wordmark'

const fileOf = (name: FontName) =>
  name === 'latin' ? 'anek-latin-400' : name === 'latin-bold' ? 'anek-latin-600' : `anek-${name}`

const loaded = new Map<FontName, Promise<Buffer>>()

function load(name: FontName): Promise<Buffer> {
  const known = loaded.get(name)
  if (known) return known
  const reading = readFile(new URL(`./fonts/${fileOf(name)}.ttf`, import.meta.url))
  loaded.set(name, reading)
  return reading
}

/** The files that an invoice with these texts needs. Each is read once. */
export async function loadFonts(runs: readonly Run[]): Promise<Map<FontName, Buffer>> {
  const names = new Set<FontName>(['latin', 'latin-bold', 'wordmark', ...runs.map(({ script }) => script)])
  return new Map(await Promise.all([...names].map(async (name) => [name, await load(name)] as const)))
}
