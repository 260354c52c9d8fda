import type { Page } from '@playwright/test'
import hindi from '#contract/messages/hi.json' with { type: 'json' }
import { SHOP_OWNER } from '#contract/shop/shop-owner.ts'
import { demoProducts } from '#db/seed/demo/demo-products.ts'
import { DEMO_REVIEWERS, demoReviews } from '#db/seed/demo/demo-reviews.ts'

/** What people have typed is shown as they typed it: what is ordered, told and reviewed in the demo shop. */
const TYPED = [
  ...demoProducts.flatMap(({ name, description }) => [name, description]),
  ...demoReviews.map(({ message }) => message),
  ...Object.values(DEMO_REVIEWERS),
  ...Object.values(SHOP_OWNER),
  // Their makers, by which they are filtered.
  ...new Set(demoProducts.map(({ name }) => name.slice(0, name.indexOf(' ')))),
  // What is stated of them, but for the common words.
  ...demoProducts.flatMap(({ attributes }) => Object.values(attributes)).filter((value) => !(value in hindi)),
]

/** Names, and what is the same in every language. */
const NAMES =
  /\b(Likho Stationers|Likho|Instagram|Facebook|Razorpay|Shiprocket|Sandbox Courier|WhatsApp|Chrome|Windows|Linux|Android|Google Authenticator|Microsoft Authenticator|Aegis|Bluetooth|Wi-Fi|MicroSD|USB Type-C|Type-C)\b/g
/** Addresses of pages and mailboxes; codes, which hold a digit or no small letter. */
const CODES = /\S*@\S+|\bhttps?:\S+|\b[a-z-]+(\.[a-z]+)+\b|\b[\w/-]*\d[\w/-]*\b/g
/** A word of English: units such as cm are too short to be one. */
const WORD = /(?<!\w)[A-Za-z][a-z’']{2,}(?!\w)/

/** What is still English of a page in Hindi, without what was typed by people and the names of whoever looks. */
export async function englishLeft(page: Page, typed: readonly string[] = []): Promise<string[]> {
  const texts = await page.evaluate(textsOfPage)
  return texts.filter((text) => WORD.test(withoutTyped(text, typed).replace(CODES, ' ').replace(NAMES, ' ')))
}

/** A part of what was typed is a paragraph of it. */
function withoutTyped(text: string, typed: readonly string[]): string {
  if (TYPED.some((whole) => whole.length > text.length && text.length > 20 && whole.includes(text))) return ''
  // The longest first: a name may be the beginning of more.
  const all = [...TYPED, ...typed].sort((one, other) => other.length - one.length)
  return all.reduce((rest, one) => rest.replaceAll(one, ' '), text)
}

/** All that is read or heard of a page, shown at once or not, each text once. What says that it is English may be. */
function textsOfPage(): string[] {
  const isHindi = (element: Element) => element.closest('[lang]')?.getAttribute('lang')?.startsWith('hi')
  const found = new Set([document.title])
  for (const element of document.body.querySelectorAll('*')) {
    if (element.matches('script, style, template, noscript') || !isHindi(element)) continue
    for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'alt', 'title']) {
      found.add(element.getAttribute(name) ?? '')
    }
    for (const node of element.childNodes) {
      if (node instanceof Text) found.add(node.data)
    }
  }
  return [...found].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
}
