import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { aProductCard } from '#tests/support/product-cards.ts'
import { ProductCard } from '#web/catalog/product-card.tsx'
import { WishButton } from './wish-button.tsx'

const shown = (Component: () => React.ReactNode) => {
  const Stub = createRoutesStub([{ path: '*', Component }])
  return renderToStaticMarkup(<Stub initialEntries={['/']} />)
}

test('[PDP-03] the page that everyone gets offers Add to Wishlist, not pressed', () => {
  expect(shown(() => <WishButton productId="7" />)).toMatch(/aria-pressed="false".*Add to Wishlist/)
})

test('a card has a heart, or what is put in its place', () => {
  const pen = aProductCard({ name: 'Kalam' })
  expect(shown(() => <ProductCard product={pen} />)).toContain('aria-label="Add Kalam to Wishlist"')
  const other = shown(() => <ProductCard product={pen} corner={<button type="button">Remove</button>} />)
  expect(other).toContain('Remove')
  expect(other).not.toContain('Wishlist')
})
