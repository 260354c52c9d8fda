import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aProductCard } from '#tests/support/product-cards.ts'
import { ProductCard } from './product-card.tsx'

const product = aProductCard({ averageRating: 4.17, ratingCount: 6 })
const html = renderToStaticMarkup(<ProductCard product={product} />)

/** Pages hold up to thirty: each byte and element here is thirty of theirs. */
const MOST_BYTES = 1_050
const MOST_ELEMENTS = 15

test('a card is light', () => {
  expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES)
  expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(MOST_ELEMENTS)
})

test('what can be done with a product says with which one', () => {
  expect([...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    `Add to Cart: ${product.name}`,
    `Add ${product.name} to Wishlist`,
  ])
})

test('only the first pictures of a page are fetched before they are seen', () => {
  expect(html).toMatch(/<img[^>]* loading="lazy"/)
  const first = renderToStaticMarkup(<ProductCard product={product} priority />)
  expect(first).not.toContain('loading')
  expect(first).toMatch(/<img[^>]* fetchPriority="high"/)
})

test('[CONST-01] beside the price stands what is paid for one, and a piece of a pack is no pack', () => {
  const words = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  expect(words).toContain('₹95 ₹113 incl. GST ₹9.50 per piece')
  expect(words).not.toMatch(/₹\S+ each/)
})
