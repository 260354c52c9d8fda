import { accounts } from './families/accounts.ts'
import { answerHeaders } from './families/answer-headers.ts'
import { caches } from './families/caches.ts'
import { crossSite } from './families/cross-site.ts'
import { injection } from './families/injection.ts'
import { pollution } from './families/pollution.ts'
import { reading } from './families/reading.ts'
import { redirects } from './families/redirects.ts'
import { smuggling } from './families/smuggling.ts'
import { tokens } from './families/tokens.ts'
import { traversal } from './families/traversal.ts'
import { uploads } from './families/uploads.ts'
import type { Family } from './family.ts'

/** In the order in which they are tried: what must find the tables as it left them, before anything leaves work for jobs. */
export const FAMILIES: Record<string, Family> = {
  'requests from other sites': crossSite,
  'reading that changes': reading,
  'changed and swapped tokens': tokens,
  'paths that climb out': traversal,
  'links that lead away': redirects,
  'caches poisoned and deceived': caches,
  'names that every object has': pollution,
  'headers and cookies': answerHeaders,
  'requests hidden in others': smuggling,
  'accounts counted and guessed': accounts,
  'files that are something else': uploads,
  'texts that break out': injection,
}
