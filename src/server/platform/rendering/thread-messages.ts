import type { PageRoute } from '#contract/platform/page-address.ts'
import type { Encoding, Rendered } from '../cache/page.ts'
import type { InsideAnswer, InsideCall } from './api-by-asking.ts'
import type { PageOrder } from './make-page.ts'

/** What the shop says to a thread that renders: make this page; here is what you asked for. */
export type ToThread = { make: number; order: PageOrder } | { answerTo: number; answer: InsideAnswer }

/** What a thread says to the shop: which pages there are, once; what a page asks for; the page, or why there is none. */
export type FromThread =
  | { routes: readonly PageRoute[] }
  | { asks: number; of: number; call: InsideCall }
  | { made: number; page: Handed }
  | { failed: number; error: unknown }

/** A page on its way between threads: bytes are no Buffers there. */
export type Handed = Omit<Rendered, 'body' | 'encoded'> & {
  body: Uint8Array
  encoded?: { encoding: Encoding; body: Uint8Array } | undefined
}
