import { expect, test } from 'vitest'
import { CALLBACK, openDraft, payInSandbox } from '#tests/support/buying.ts'
import { aShopper, putOnSale, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

const SHOPPERS = 200
const PIECES = 10
const CARTS = 24

test('two hundred shoppers at once for the last ten pieces: ten orders, nobody else pays', {
  timeout: 120_000,
}, async () => {
  const pen = await putOnSale(shop.db, { price: 100, stock: PIECES })
  const shoppers = await Promise.all(
    Array.from({ length: SHOPPERS }, (_, n) => aShopper(shop, { fullName: `Shopper ${n}` })),
  )
  const outcomes = await Promise.all(
    shoppers.map(async (shopper) => {
      const { status, body } = await openDraft(shopper, [{ productId: pen.id, quantity: 1 }], 118)
      if (status !== 200) return body.code
      const paid = await shopper.post(CALLBACK, await payInSandbox(shopper, body.order.id))
      return paid.status
    }),
  )
  const count = (what: unknown) => outcomes.filter((outcome) => outcome === what).length
  expect(count(200)).toBe(PIECES)
  expect(count('payments/out-of-stock')).toBe(SHOPPERS - PIECES)
  const orders = await shop.db.selectFrom('orders').select(['user_id', 'invoice_number']).execute()
  expect(orders).toHaveLength(PIECES)
  expect(new Set(orders.map(({ user_id }) => user_id)).size).toBe(PIECES)
  expect(orders.map(({ invoice_number }) => Number(invoice_number.slice(-6))).sort((a, b) => a - b)).toEqual(
    Array.from({ length: PIECES }, (_, n) => n + 1),
  )
  const { stock } = await shop.db.selectFrom('products').select('stock').executeTakeFirstOrThrow()
  expect(stock).toBe(0)
})

test('many carts with the same products in any order never wait for each other for ever', {
  timeout: 60_000,
}, async () => {
  const ids = await Promise.all(
    ['Pen', 'Ink', 'Diary', 'File'].map(
      async (name, place) => (await putOnSale(shop.db, { name, place, stock: 2 * CARTS })).id,
    ),
  )
  const shoppers = await Promise.all(Array.from({ length: CARTS }, () => aShopper(shop)))
  const statuses = await Promise.all(
    shoppers.map(async (shopper, n) => {
      const order = n % 2 ? ids : ids.toReversed()
      const items = order.map((productId) => ({ productId, quantity: 2 }))
      const { body } = await openDraft(shopper, items, 944)
      // Changing their mind gives back and takes again in one go.
      const again = await openDraft(shopper, items.slice(0, 2), 472)
      if (n % 3 === 0) return again.status
      return (await shopper.post(CALLBACK, await payInSandbox(shopper, again.body.order?.id ?? body.order.id))).status
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
})
