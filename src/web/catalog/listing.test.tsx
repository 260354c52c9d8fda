import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { ProductCard } from '#contract/catalog/product.ts'
import type { Facets } from '#contract/catalog/product-filters.ts'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import { Listing } from './listing.tsx'
import type { List, ListPage } from './load-list.ts'
import { NoProducts } from './no-products.tsx'
import { readListState } from './read-list-state.ts'

const pen: ProductCard = {
  _id: '01930000-0000-7000-8000-000000000001',
  name: 'Gel pen, blue',
  price: 95,
  Category: 'Writing',
  stocks: 40,
  ProductImage: '/media/x.webp',
  image: { id: '0'.repeat(32), width: 1000, height: 1000 },
  packSize: 1,
  averageRating: 0,
  ratingCount: 0,
}

const facets: Facets = {
  isAbout: false,
  categories: [{ value: 'Writing', count: 24 }],
  inStock: 130,
  ratings: [{ atLeast: 4, count: 0 }],
  attributes: { inkColor: [{ value: 'Blue', count: 8 }] },
  price: { min: 5, max: 999 },
}

function shown(query: string, page: Partial<ListPage> = {}, known: Facets | undefined = facets) {
  const state = readListState(new URLSearchParams(query), { defaultSort: 'newest' })
  const list: List = { state, page: { data: [pen], nextCursor: null, total: 1, ...page }, facets: known }
  const Component = () => <Listing list={list} empty={<NoProducts state={state} />} />
  const Stub = createRoutesStub([{ path: '/shop', Component }])
  return renderToStaticMarkup(<Stub initialEntries={[`/shop?${query}`]} />).replaceAll('&amp;', '&')
}

/** As on the server: what is fetched apart is there from the second rendering on. */
beforeAll(async () => {
  shown('')
  await import('./filters-beside.later.tsx')
})

test.each([
  [1, '1 product'],
  [141, '141 products'],
  [COUNTED_UP_TO + 1, '2,000+ products'],
])('[SHOP-01] a list of %i says "%s"', (total, words) => {
  expect(shown('', { total })).toContain(`>${words}<`)
})

test('the next part has an address of its own, which keeps what narrows the list', () => {
  expect(shown('inStock=true&sort=priceAsc', { nextCursor: 'abc', total: 60 })).toContain(
    'href="/shop?inStock=true&sort=priceAsc&cursor=abc"',
  )
})

test('a choice that leaves nothing cannot be made; one that is made stays to be undone', () => {
  expect(shown('')).toMatch(/<input type="radio"[^>]*disabled=""[^>]*value="Paper"/)
  expect(shown('category=Paper')).not.toMatch(/disabled=""[^>]*value="Paper"/)
})

test('attributes are offered where they mean something: within a category', () => {
  expect(shown('')).not.toContain('Ink colour')
  expect(shown('category=Writing')).toMatch(/Ink colour<[\s\S]*value="Blue"[\s\S]*>8 </)
})

test('without counts the list still stands, with the filters that need none', () => {
  const html = shown('', {}, undefined)
  for (const words of ['Gel pen, blue', 'Writing Instruments', 'In stock only', 'Sort by'])
    expect(html).toContain(words)
})

test('nothing left: says so and offers to clear the filters', () => {
  const html = shown('minRating=4', { data: [], total: 0 })
  expect(html).toContain('No products match')
  expect(html).toMatch(/href="\/shop"[^>]*>Clear filters</)
})

test('[SHOP-01] counts of a part of a long list say so, and what that part lacks can be chosen', () => {
  const page = shown('', {}, { ...facets, isAbout: true })
  expect(page).toContain('130+')
  expect(page).not.toContain('disabled=""')
  expect(shown('')).toContain('disabled=""')
})
