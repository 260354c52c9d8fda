import { expect, test } from 'vitest'
import { buyAgainCall } from '#contract/orders/buy-again.endpoints.ts'
import { buy, ORDERS } from '#tests/support/buying.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const WITH_TAX = 118

const onSale = (name: string) => putOnSale(shop.db, { name, price: 100 })
const buyOne = (shopper: Shopper, ...products: { id: string }[]) =>
  buy(
    shopper,
    products.map(({ id }) => ({ productId: id, quantity: 1 })),
    products.length * WITH_TAX,
  )
async function named(shopper: Shopper, query = ''): Promise<string[]> {
  const { body } = await shopper.get(`${buyAgainCall.path}${query}`)
  return body.data.map(({ name }: { name: string }) => name)
}

test('each product of my orders once, what I bought last first, and nothing of anybody else', async () => {
  const [asha, ravi] = [await aShopper(shop), await aShopper(shop, { fullName: 'Ravi Nair' })]
  const [pen, pad, glue] = [await onSale('Pen'), await onSale('Pad'), await onSale('Glue')]
  expect(await named(asha)).toEqual([])
  await buyOne(asha, pen, pad)
  await buyOne(ravi, glue)
  expect(await named(asha)).toEqual(['Pen', 'Pad'])
  await buyOne(asha, pad)
  expect(await named(asha)).toEqual(['Pad', 'Pen'])
  expect(await named(asha, '?limit=1')).toEqual(['Pad'])
  expect(await named(ravi)).toEqual(['Glue'])
})

test('what is sold out comes last; what is not sold, or was cancelled, does not come', async () => {
  const asha = await aShopper(shop)
  const [pen, pad, glue, tape] = [await onSale('Pen'), await onSale('Pad'), await onSale('Glue'), await onSale('Tape')]
  for (const product of [pen, pad, glue]) await buyOne(asha, product)
  const cancelled = await buyOne(asha, tape)
  expect((await asha.post(`${ORDERS}/cancelOrder/${cancelled}`)).status).toBe(200)
  expect(await named(asha)).toEqual(['Glue', 'Pad', 'Pen'])

  await shop.db.updateTable('all_products').set({ stock: 0 }).where('id', '=', glue.id).execute()
  expect(await named(asha)).toEqual(['Pad', 'Pen', 'Glue'])
  await shop.db.updateTable('all_products').set({ on_sale: false }).where('id', '=', pad.id).execute()
  expect(await named(asha)).toEqual(['Pen', 'Glue'])
})
