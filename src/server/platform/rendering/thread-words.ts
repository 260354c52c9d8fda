import type { PageRoute } from '#contract/platform/page-address.ts'
import type { Rendered } from '../page.ts'
import type { InsideAnswer, InsideCall } from './api-by-asking.ts'
import type { PageOrder } from './make-page.ts'

/** What the shop says to a thread that renders: make this page; here is what you asked for. */
export type ToThread = { make: number; order: PageOrder } | { answerTo: number; answer: InsideAnswer }

/** What a thread says to the shop: which pages there are, once; what a page asks for; the page, or why there is none. */
export type FromThread =
  | { routes: readonly PageRoute[] }
  | { asks: number; of: number; call: InsideCall }
  | { made: number; page: Omit<Rendered, 'body'> & { body: Uint8Array } }
  | { failed: number; error: unknown }
