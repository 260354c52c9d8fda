import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#server/platform/root.ts'
import type { Script } from './font-runs.ts'

/** What people wrote is set in the usual weight; the heavier one has Latin alone, for our own words. */
export type FontName = Script | 'latin-bold' | 'wordmark'

const FONTS = join(ROOT, 'src/server/orders/invoice/fonts')
const known = new Map<FontName, Buffer>()

/** A font as it lies on the disk. Each is read once, by the first invoice that draws with it. */
export function fontFile(name: FontName): Buffer {
  const file = known.get(name) ?? readFileSync(join(FONTS, `${fileName(name)}.ttf`))
  known.set(name, file)
  return file
}

const fileName = (name: FontName) =>
  name === 'latin' ? 'anek-latin-400' : name === 'latin-bold' ? 'anek-latin-600' : `anek-${name}`
