import { crossSite } from './families/cross-site.ts'
import { reading } from './families/reading.ts'
import { tokens } from './families/tokens.ts'
import type { Family } from './family.ts'

/** In the order in which they are tried. */
export const FAMILIES: Record<string, Family> = {
  'requests from other sites': crossSite,
  'reading that changes': reading,
  'changed and swapped tokens': tokens,
}
