import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { ProductCard } from '#contract/catalog/product.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { HomeProducts, Shelves } from './home-products.tsx'
import { Recommendations } from './recommendations.tsx'
import { Trending } from './trending.tsx'

const shown = (Component: React.ComponentType) => {
  const Stub = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Stub initialEntries={['/']} />).replaceAll('&amp;', '&')
}

const pens: ProductCard = {
  _id: '01930000-0000-7000-8000-000000000001',
  name: 'Gel pen, blue',
  price: 95,
  Category: 'Writing',
  stocks: 40,
  ProductImage: '/media/x.webp',
  image: { id: '0'.repeat(32), width: 1000, height: 1000 },
  packSize: 10,
  averageRating: 0,
  ratingCount: 0,
}

const productsPage = (over: Partial<ProductCard>) =>
  shown(() => <HomeProducts products={[{ ...pens, ...over }]} problem={undefined} />)

test.each([
  ['Writing Instruments', '/WritingInstruments'],
  ['Paper Products', '/PaperProducts'],
  ['Desk Supplies', '/DeskSupplies'],
  ['Filing & Storage', '/Filing&Storage'],
  ['Reusable Products', '/ReusableProducts'],
])('[HOME-03] the tile %s leads to %s', (name, path) => {
  expect(shown(CategoryTiles)).toMatch(new RegExp(`href="${path}"[^>]*><span[^>]*>${name}<`))
})

test('[HOME-08] a card shows name, price and what one piece of a pack costs, and leads to the product', () => {
  const html = productsPage({})
  for (const part of [`href="/About?id=${pens._id}"`, 'Gel pen, blue', '₹95', '₹9.50']) expect(html).toContain(part)
})

test('a card shows its rating once somebody has rated', () => {
  expect(productsPage({})).not.toContain('out of 5')
  expect(productsPage({ averageRating: 4.256, ratingCount: 12 })).toMatch(
    /4\.26 out of 5 stars[\s\S]*12<span[^>]*> reviews/,
  )
})

test.each([
  [0, 'Out of stock'],
  [5, 'Only 5 left'],
])('a card with %i in stock says "%s"', (stocks, words) => {
  expect(productsPage({ stocks })).toContain(words)
})

test('a card is silent about stock while there is enough', () => {
  expect(productsPage({ stocks: 6 })).not.toMatch(/left|stock/)
})

test('[HOME-08] a failed fetch is said in red, with a way to try again', () => {
  const html = shown(() => <HomeProducts products={[]} problem="The shop is very busy right now." />)
  expect(html).toMatch(/role="alert"[^>]*text-bad[^>]*>The shop is very busy right now\./)
  expect(html).toContain('Retry')
})

test('[HOME-08] while the products are fetched again the page says so', () => {
  const html = shown(() => <Shelves products={[]} problem="The shop is very busy." retrying onRetry={() => {}} />)
  expect(html).toMatch(/role="status"[^>]*>Loading products\.\.\.</)
  expect(html).not.toContain('The shop is very busy.')
})

test('[HOME-05] [HOME-06] trending products stand in a grid and in three strips, with a way to stop them', () => {
  const products = Array.from({ length: 24 }, (_, index) => ({ ...pens, _id: `${index}`, name: `Pen ${index}` }))
  const html = shown(() => <Trending products={products} />)
  expect(html).toContain('Trending Now')
  expect(html).toContain('Pause the strips')
  for (const strip of [1, 2, 3]) expect(html).toContain(`aria-label="Trending, strip ${strip}"`)
  for (const { name } of products) expect(html.split(`>${name}<`)).toHaveLength(2)
})

test('without trending products there is no such section', () => {
  expect(shown(() => <Trending products={[]} />)).toBe('')
})

test('[HOME-07] the place of the recommendations is kept until they come', () => {
  const html = shown(() => <Recommendations shown={[]} />)
  expect(html).toMatch(/aria-busy="true"[\s\S]*Products You Might Like/)
})
