import { SHOP_PAGES } from '#server/seo/shop-pages.ts'
import { pick } from '#tests/support/seeded-random.ts'
import type { Ask } from './ask.ts'
import type { World } from './known.ts'
import { HOSTILE, ORDINARY } from './texts.ts'

/** Pages, and what is served beside them; `:id` is put in. */
const PATHS = [
  ...SHOP_PAGES,
  '/searchResult',
  '/About',
  '/product/:id',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/register',
  '/verifyotp',
  '/userLogin',
  '/reset-password',
  '/confirm-email',
  '/user',
  '/cart',
  '/edit-address/:id',
  '/order-success/:id',
  '/OrderItems',
  '/admin',
  '/admin/orders/:id',
  '/admin/reports/:id',
  '/admin/history',
  '/updateProduct/:id',
  '/sitemap.xml',
  '/sitemaps/products.xml',
  '/sitemaps/pages.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/media/:id',
  '/assets/:id',
  '/sw.js',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/docs',
  '/api/:id',
  '/outbox',
  '/:id',
  '/favicon.ico',
  '/manifest.webmanifest',
]
const QUERY = [
  'query',
  'q',
  'id',
  'page',
  'sort',
  'category',
  'minPrice',
  'maxPrice',
  'inStock',
  'brand',
  'type',
  'colour',
  'cursor',
  'reviews',
  'next',
  'token',
  'after',
  'lang',
  '__proto__',
  'a[b]',
]
const METHODS = ['GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const ACCEPT = ['br', 'gzip', 'identity', '*;q=0', 'gzip;q=x,,', '']

/** A page, or what is taken for one, with anything in its address and its headers. */
export function makePageAsk(world: World): Ask {
  const { random, number, things } = world
  const texts = () => pick(random, random(2) === 0 ? HOSTILE : ORDINARY)
  const word = () => encodeURIComponent(texts().toWellFormed()).slice(0, 1_500)
  const odd = () =>
    pick(random, [
      word,
      () =>
        texts()
          .replaceAll(/[^\x21-\x7e]|#/g, '_')
          .slice(0, 500),
    ])()
  const id = random(3) > 0 ? pick(random, things.product) : odd()
  const language = pick(random, ['', '', '/hi', '/HI', '/en', '/xx'])
  const path = pick(random, PATHS).replace(':id', id ?? 'none')
  const suffix = pick(random, ['', '', '', '.data', '/', '/..', '//', '/_.data', '%2e%2e', ';a=b'])
  const query = Array.from({ length: random(4) }, () => `${pick(random, QUERY)}=${odd()}`).join('&')
  const url = `${language}${path}${suffix}${query && `?${query}`}`
  const header = texts()
    .replaceAll(/[^\x20-\x7e]/g, '')
    .slice(0, 2_000)
  return {
    number,
    aim: 'page',
    as: 'visitor',
    method: pick(random, METHODS),
    url: url.startsWith('/') ? url : `/${url}`,
    headers: {
      'accept-encoding': pick(random, ACCEPT),
      ...(random(3) === 0 && { [pick(random, ODD_HEADERS)]: header }),
    },
  }
}

const ODD_HEADERS = [
  'accept-language',
  'user-agent',
  'referer',
  'cookie',
  'if-none-match',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
  'range',
  'origin',
  'x-http-method-override',
  'forwarded',
  'if-modified-since',
  'accept',
  'authorization',
]
