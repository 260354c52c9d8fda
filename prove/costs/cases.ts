import { randomUUID } from 'node:crypto'
import { MAX_IMAGE_BYTES } from '#contract/images/image-limits.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { encodeCursor } from '#server/platform/cursor.ts'
import { inputSchema } from '#tests/support/sample-input.ts'
import { randomFrom } from '#tests/support/seeded-random.ts'
import { CATEGORY_PAGES } from '#web/kit/category-pages.ts'
import type { Ask } from '../fuzz/ask.ts'
import type { World } from '../fuzz/known.ts'
import { knownFor } from '../fuzz/known.ts'
import { nameOf, wireOf } from '../fuzz/make-ask.ts'
import { FILLINGS, largestInput } from './largest-input.ts'

/** Something that a visitor can ask, dearest first where that is known. Each request of it is another one. */
export type Case = {
  name: string
  /** Whether this is done once for everybody and then kept: there are only so many of these, whatever is asked. */
  isOnce?: boolean
  make: (turn: number) => Pick<Ask, 'method' | 'url' | 'headers' | 'body'>
}

const ALL_FILTERS = 'sort=rating&inStock=true&minPrice=1&maxPrice=99999&minRating=1&colour=Blue&limit=100'
const LARGEST_BODY = 256 * 1_024 - 20

export function visitorCases(endpoints: readonly Endpoint[], world: World, drawings: readonly string[]): Case[] {
  const get = (url: string, headers = {}) => ({ method: 'GET', url, headers })
  const product = (turn: number) => world.things.product[turn % world.things.product.length]
  const words = (turn: number) =>
    encodeURIComponent(Array.from({ length: 12 }, (_, at) => `pen${turn}${at} note`).join(' '))
  const deep = encodeCursor(['newest', '00000000-0000-7000-8000-000000000000'])
  const pages: Record<string, (turn: number) => string> = {
    'the home page': () => '/',
    'a product page': (turn) => `/product/${product(turn)}`,
    'a product page, its data': (turn) => `/product/${product(turn)}.data`,
    'the shop page, all filters': (turn) => `/shop?${ALL_FILTERS}&minPrice=${turn}`,
    'the shop page, far down': () => `/shop?cursor=${deep}`,
    ...Object.fromEntries(
      CATEGORY_PAGES.map(({ path }) => [
        `${path}, all filters`,
        (turn: number) => `${path}?${ALL_FILTERS}&maxPrice=${9_000 + turn}`,
      ]),
    ),
    'search page, many words': (turn) => `/searchResult?q=${words(turn)}`,
    'search page, many words, all filters': (turn) => `/searchResult?q=${words(turn)}&${ALL_FILTERS}`,
    'search page in Hindi': (turn) => `/hi/searchResult?q=${encodeURIComponent(`कलम ${turn} नीली`)}`,
    'search page, 6,000 signs': (turn) => `/searchResult?q=${turn}${'x'.repeat(6_000)}`,
    'a page that is not there': (turn) => `/nothing-${turn}/${'a'.repeat(2_000)}`,
    'the index of sitemaps': () => '/sitemap.xml',
    'a sitemap of products': () => `/sitemaps/products.xml?after=${randomUUID()}`,
    'the API docs': () => '/api/docs',
  }
  const bodies: Record<string, (turn: number) => string> = {
    'a body of 256 KB, one text': (turn) =>
      JSON.stringify({ username: `${turn}${'x'.repeat(LARGEST_BODY - 60)}`, password: 'x' }),
    'a body of 256 KB, nested': () => '['.repeat(LARGEST_BODY / 2) + ']'.repeat(LARGEST_BODY / 2),
    'a body of 256 KB, many names': () => `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join()}}`,
    'a body of 256 KB, many numbers': () => `{"productIds":[${Array.from({ length: 60_000 }, () => '1.5').join()}]}`,
  }
  const json = { 'content-type': 'application/json' }
  return [
    ...Object.entries(pages).map(([name, url]) => ({ name, make: (turn: number) => get(url(turn)) })),
    {
      name: 'the home page, 14 KB of cookies',
      make: () =>
        get('/shop', { cookie: Array.from({ length: 700 }, (_, at) => `c${at}=${'v'.repeat(12)}`).join('; ') }),
    },
    {
      name: 'the home page, a long list of languages',
      make: () => get('/shop', { 'accept-language': 'a-b;q=0.1,'.repeat(1_200) }),
    },
    ...Object.entries(bodies).flatMap(([name, body]) =>
      ['/api/v1/users/login', '/api/v2/cart/check', '/api/webhooks/payments'].map((url) => ({
        name: `${name}, to ${url}`,
        make: (turn: number) => ({ method: 'POST', url, headers: json, body: Buffer.from(body(turn)) }),
      })),
    ),
    {
      name: 'a demo picture, drawn when it is first asked for',
      isOnce: true,
      make: (turn) => get(`/media/${drawings[turn % drawings.length]}-800.avif`),
    },
    { name: 'a registration with two files of 5 MB', make: (turn) => registration(turn) },
    ...endpoints
      .filter(({ who, stream }) => who === 'anyone' && !stream)
      .flatMap((endpoint) =>
        FILLINGS.map((filling, at) => ({
          name: `${nameOf(endpoint)}, as long as it may be (${at + 1})`,
          make: (turn: number) => {
            const random = randomFrom(turn * 31 + at)
            const maker = { random, known: knownFor(endpoint, { ...world, random, number: 900_000 + turn * 10 + at }) }
            const input = largestInput(inputSchema(endpoint), endpoint.method, filling, maker) as Record<
              string,
              unknown
            >
            return wireOf(endpoint, input, random)
          },
        })),
      ),
  ]
}

function registration(turn: number) {
  const part = (name: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const file = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(MAX_IMAGE_BYTES - 8, 7)])
  const body = Buffer.concat([
    part('fullName', 'Asha'),
    part('email', `costs.${turn}@example.in`),
    part('username', `costs.${turn}`),
    part('password', 'kaala kalam 11'),
    part('avatar"; filename="a.png', file),
    part('coverImage"; filename="b.png', file),
    Buffer.from('--b--\r\n'),
  ])
  return {
    method: 'POST',
    url: '/api/v1/users/register',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body,
  }
}
