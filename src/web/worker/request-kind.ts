import { splitLanguage } from '#contract/platform/languages.ts'
import { CATEGORY_PAGES } from '#web/kit/category-pages.ts'
import {
  ABOUT_US_PATH,
  CART_PATH,
  GRIEVANCE_PATH,
  HELPDESK_PATH,
  HOME_PATH,
  PRIVACY_PATH,
  RETURNS_PATH,
  SEARCH_PATH,
  SHIPPING_PATH,
  SHOP_PATH,
  TERMS_PATH,
  WISHLIST_PATH,
} from '#web/kit/paths.ts'

/**
 * The only pages that are kept. All of them are the same for everyone: what the cart and the wishlist hold is put in by the page.
 * Accounts, orders, the checkout, sellers and staff are not among them, nor is any answer of the API.
 */
const KEPT = new Set(
  [
    ...[HOME_PATH, SHOP_PATH, SEARCH_PATH, CART_PATH, WISHLIST_PATH, '/About'],
    ...CATEGORY_PAGES.map(({ path }) => path),
    ...[ABOUT_US_PATH, HELPDESK_PATH, SHIPPING_PATH, RETURNS_PATH, GRIEVANCE_PATH, TERMS_PATH, PRIVACY_PATH],
  ].map((path) => path.toLowerCase()),
)
const PRODUCT = /^\/product\/[\w-]+$/

/**
 * page: kept when it was seen. document: any other page, of which nothing is kept. file: named by its content. picture: the same,
 * but there are many. none: no business of the worker's; the browser does as if there were none.
 */
export type Kind = 'page' | 'document' | 'file' | 'picture' | 'none'

export function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Kind {
  const { origin: from, pathname } = new URL(url)
  if (method !== 'GET' || from !== origin) return 'none'
  if (pathname.startsWith('/assets/')) return 'file'
  if (pathname.startsWith('/media/')) return 'picture'
  if (mode !== 'navigate') return 'none'
  return isKeptPage(pathname) ? 'page' : 'document'
}

function isKeptPage(pathname: string): boolean {
  const path = splitLanguage(decoded(pathname))
    .path.toLowerCase()
    .replace(/(.)\/$/, '$1')
  return KEPT.has(path) || PRODUCT.test(path)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Where somebody came from makes no other page of it. */
const TRACKING = /^(utm_\w+|gclid|fbclid)$/

/** What a page is kept under. */
export function pageKey(url: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  const said = [...searchParams].filter(([name]) => !TRACKING.test(name))
  return origin + pathname + (said.length > 0 ? `?${new URLSearchParams(said)}` : '')
}

/** Files have a dot in their names and calls stand under /api: where those fail the browser says so itself. */
export const isPage = (pathname: string) => /^\/(?!api\/)[^.]*$/.test(pathname)
