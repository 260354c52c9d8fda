import { randomBytes } from 'node:crypto'
import { inspect } from 'node:util'
import { PAGE_NEEDS, PAYMENT_DIALOG, type RenderPage } from '#contract/platform/api.ts'
import { splitLanguage } from '#contract/platform/languages.ts'
import type { ShopFacts } from '#contract/shop/shop-facts.ts'
import { type Encoding, encodedNow, type Rendered } from '../cache/page.ts'
import { RETRY_AFTER_SECONDS } from '../http/failure-handler.ts'
import { currentLocale, withLocale } from '../locale.ts'
import { deferScripts } from '../pages/defer-scripts.ts'
import { type Outside, SECURITY_HEADERS, sealScripts } from '../security/content-security.ts'
import { type Ask, apiByAsking } from './api-by-asking.ts'

/** What a page is made from, beside what it asks for. */
export type PageOrder = {
  address: string
  publicUrl: string
  /** What the owner decided and shoppers may know. */
  facts: ShopFacts
  /** What the browser may connect to beside the shop itself. */
  connectTo: string
  /** What the payment provider's dialog reaches, where there is a provider. */
  paymentDialog?: Outside | undefined
  /** How whoever asks takes it: a page that is kept is made ready for them at once. */
  encoding?: Encoding
}

/** Renders a page and seals it: in a thread of its own, or in the process while somebody works on the pages. */
export async function makePage(renderPage: RenderPage, order: PageOrder, ask: Ask): Promise<Rendered> {
  const { address, publicUrl, facts } = order
  const nonce = randomBytes(16).toString('base64url')
  let html: string | undefined
  const finish = (text: string) => {
    html = text
  }
  const faults: string[] = []
  const fault = (error: unknown) => {
    faults.push(error instanceof Error ? (error.stack ?? error.message) : inspect(error))
  }
  const tools = { api: apiByAsking(ask), publicUrl, facts, nonce, finish, fault, locale: currentLocale }
  const { language } = splitLanguage(address)
  const response = await withLocale(language, () => renderPage(new Request(publicUrl + address), tools))
  const page = { ...seal(response, html ?? (await response.text()), nonce, order), faults }
  const { encoding = 'identity' } = order
  if (!page.keep || encoding === 'identity') return page
  return { ...page, encoded: { encoding, body: encodedNow(encoding, page.body) } }
}

/** The banks' own windows, which the dialog opens, have to tell it how they ended. */
const OPENS_WINDOWS = { 'cross-origin-opener-policy': 'same-origin-allow-popups' }

/** A route may ask with its own cache-control not to be kept, and for the payment provider's dialog. */
function seal(response: Response, body: string, nonce: string, { connectTo, paymentDialog }: PageOrder): Rendered {
  const { status } = response
  const keep = status === 200 && !response.headers.has('cache-control')
  const { [PAGE_NEEDS]: needs, ...given } = Object.fromEntries(response.headers)
  const headers = {
    ...SECURITY_HEADERS,
    ...given,
    ...(status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
  }
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    return { status, headers, body: bytesOf(body), keep }
  }
  const outside = { connect: connectTo }
  const dialog = needs === PAYMENT_DIALOG ? paymentDialog : undefined
  const { html, policy } = sealScripts(deferScripts(body), nonce, dialog ? [outside, dialog] : [outside])
  const security = { 'content-security-policy': policy, ...(dialog && OPENS_WINDOWS) }
  return { status, headers: { ...headers, ...security }, body: bytesOf(html), keep }
}

const encoder = new TextEncoder()

/** In memory of its own, which a thread can hand over; a small Buffer would share its memory with others. */
const bytesOf = (text: string) => Buffer.from(encoder.encode(text).buffer)
