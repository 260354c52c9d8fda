import type { ShopFacts } from '#contract/shop/shop-facts.ts'
import type { AnswerOf, Endpoint, InputOf } from './endpoint.ts'
import type { PageRoute } from './page-address.ts'
import type { Locale } from './t.ts'

/** Calls an endpoint: by fetch in the browser, inside the process while a page is rendered. Refusals are thrown as Failure. */
export type Api = <E extends Endpoint>(
  endpoint: E,
  ...input: Record<never, never> extends InputOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>]
) => Promise<AnswerOf<E>>

/** What a page is rendered with. It holds nothing of the visitor, so the page is the same for everyone. */
export type PageTools = {
  api: Api
  /** The shop's own address, for canonical links. */
  publicUrl: string
  /** Marks the page's own inline scripts, so that the content security policy can name them. */
  nonce: string
  /** The language of the page. The built pages have a `t` of their own, which reads it from here. */
  locale: () => Locale | undefined
  /** What the owner decided and shoppers may know. */
  facts: ShopFacts
  /** Takes the finished page as it is. In a Response it would be encoded only to be decoded again. */
  finish: (html: string) => void
  /** Takes what broke a part of the page, for the log: visitors see that part's notice, and nobody else would hear of it. */
  fault: (error: unknown) => void
}

/** The seam between the server and React Router: a page for its address. */
export type RenderPage = (request: Request, tools: PageTools) => Promise<Response>

/** All that the server knows of the pages: how one is rendered, and which there are. */
export type Pages = { renderPage: RenderPage; routes: readonly PageRoute[] }

/** How a page that shows the payment provider's dialog tells the server so; no visitor sees this header. */
export const PAGE_NEEDS = 'x-page-needs'
export const PAYMENT_DIALOG = 'payment-dialog'
