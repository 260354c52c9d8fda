import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { ProductCard } from '#contract/catalog/product.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import type { CartItem } from '#web/stores/cart-slice.ts'
import { HydrateFallback } from './cart.route.tsx'
import { CartLine } from './cart-line.tsx'
import { cartSums } from './cart-sums.ts'
import { OrderSummary } from './order-summary.tsx'
import { SavedLine } from './saved-line.tsx'

const pen = aProductCard({ price: 40.5, stocks: 9 })

function shown(part: ReactNode) {
  const Stub = createRoutesStub([{ path: '*', Component: () => part }])
  return renderToStaticMarkup(<Stub initialEntries={['/cart']} />).replaceAll('&amp;', '&')
}

const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const nothing = () => {}
const summary = (items: CartItem[], coupon?: string) =>
  words(shown(<OrderSummary {...cartSums(items, coupon)}>Go</OrderSummary>))
const line = (now?: ProductCard | null, quantity = 3) =>
  shown(
    <CartLine
      item={{ ...pen, quantity }}
      now={now}
      onQuantity={nothing}
      onLess={nothing}
      onMore={nothing}
      onSave={nothing}
      onRemove={nothing}
    />,
  )

test('as the server makes it, the page waits, and is empty only where the browser says so', () => {
  const html = shown(<HydrateFallback />)
  expect(html).toContain('aria-busy="true"')
  expect(html).toMatch(/<div class="hidden in-data-\[cart=empty\]:block">.*Your cart is empty/s)
})

test('[CART-02] [PDP-07] a line has a picture, a name that leads to the product, price, quantity, minus, plus and Remove', () => {
  const html = line(pen)
  expect(html).toContain(`href="/product/${pen._id}"`)
  expect(words(html)).toMatch(
    /Kalam Gel Pen, Blue, Pack of 10 .*₹40\.50 per pack · ₹48 incl\. GST .*Save for later Remove .*₹121\.50/,
  )
  expect(html).toMatch(/role="spinbutton"[^>]*aria-valuenow="3"/)
  for (const name of ['Decrease quantity of', 'Increase quantity of', 'Save', 'Remove'])
    expect(html).toContain(`aria-label="${name} ${pen.name}`)
})

test.each([
  ['nobody has asked yet', undefined, '', true],
  ['nothing has changed', pen, '', true],
  ['it is dearer', { ...pen, price: 45 }, 'Price changed: ₹40.50 → ₹45', true],
  ['there are fewer', { ...pen, stocks: 2 }, 'Only 2 left', true],
  ['there are none', { ...pen, stocks: 0 }, 'Out of stock', false],
  ['it is sold no longer', null, 'No longer available', false],
])('where %s, the line says so', (_, now, said, canBuy) => {
  const html = line(now)
  const notes = ['Price changed', 'Only', 'Out of stock', 'No longer available'].filter((note) =>
    words(html).includes(note),
  )
  expect(notes).toHaveLength(said ? 1 : 0)
  expect(words(html)).toContain(said)
  expect(html.includes('spinbutton')).toBe(canBuy)
})

test('a product that is gone leads nowhere', () => {
  expect(line(null)).not.toContain('href=')
})

test.each([
  [[{ ...pen, quantity: 1 }], 'Subtotal ₹40.50 Tax (18%) ₹8 Round off −₹0.50 Delivery Free Total ₹48'],
  [
    [{ ...pen, price: 1_23_456.01, quantity: 2 }],
    'Subtotal ₹2,46,912.02 Tax (18%) ₹44,445 Round off −₹0.02 Delivery Free Total ₹2,91,357 Tax and total are rounded up to whole rupees, once per order. That’s ₹1 less than adding up each price incl. GST.',
  ],
])('[CART-03] [CONST-01] the Order Summary counts the items and shows every charge', (items, said) => {
  expect(summary(items)).toContain(said)
  expect(summary(items)).toMatch(/^ Order Summary \d+ items? Coupon code Apply /)
})

test('[CART-03] [BUY-03] a coupon in the cart is counted and named as at the checkout', () => {
  const said = 'Total ₹118 Discount (DISCOUNT10) −₹11.80 To pay ₹106.20'
  expect(summary([{ ...pen, price: 100, quantity: 1 }], 'DISCOUNT10')).toContain(said)
})

test.each([
  ['as it was put aside', undefined, '2 × ₹40.50 · ₹48 incl. GST', true],
  ['at another price', { ...pen, price: 50 }, '2 × ₹50 · ₹59 incl. GST', true],
  ['out of stock', { ...pen, stocks: 0 }, 'Out of stock', false],
  ['no longer sold', null, 'No longer available', false],
])('what is saved for later is shown %s', (_, now, said, canMove) => {
  const html = shown(<SavedLine item={{ ...pen, quantity: 2 }} now={now} onMove={nothing} onRemove={nothing} />)
  expect(words(html)).toContain(said)
  expect(html.includes(`Move ${pen.name} to cart`)).toBe(canMove)
})
