import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { writeTogether } from '#server/platform/db/write-together.ts'
import { watchUpdates } from '#tests/support/hot-updates.ts'
import { aShopper, putOnSale, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { returnStock, stockMoved } from './stock.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

const levelsOf = (id: string) =>
  shop.db
    .selectFrom('stock_levels')
    .select(['pieces', 'owner_id as owner', 'each_paise as paise'])
    .where('product_id', '=', id)
    .execute()

const wordsOf = async (id: string) => {
  const { rows } = await sql<{ words: string; inStock: boolean }>`
    select name_words::text as words, in_stock as "inStock" from all_products where id = ${id}`.execute(shop.db)
  return rows[0]
}

test('a sale writes to no index of the products, until the last piece is sold', async () => {
  const pen = await putOnSale(shop.db, { stock: 3 })
  const sell = (quantity: number) => stockMoved({ back: [], out: [{ productId: pen.id, quantity }] })
  await shop.db.transaction().execute(async (tx) => {
    const updates = await watchUpdates(tx, 'all_products')
    await writeTogether(tx, sell(1))
    await writeTogether(tx, sell(1))
    expect(await updates()).toEqual({ all: 2, hot: 2 })
    await writeTogether(tx, sell(1))
    expect(await updates()).toEqual({ all: 3, hot: 2 })
  })
})

test('stock levels follow what is sold, brought back, repriced, taken over and deleted', async () => {
  const seller = await aShopper(shop, { role: 'seller', approved: true })
  const pen = await putOnSale(shop.db, { stock: 3, price: 50 })
  expect(await levelsOf(pen.id)).toEqual([{ pieces: 3, owner: null, paise: 5_000 }])

  const line = { productId: pen.id, quantity: 2 }
  await writeTogether(shop.db, stockMoved({ back: [], out: [line] }))
  expect(await levelsOf(pen.id)).toMatchObject([{ pieces: 1 }])
  await returnStock(shop.db, [line])
  expect(await levelsOf(pen.id)).toMatchObject([{ pieces: 3 }])

  const product = () => shop.db.updateTable('all_products').where('id', '=', pen.id)
  await product().set({ price_paise: 6_000, seller_id: seller.id }).execute()
  expect(await levelsOf(pen.id)).toEqual([{ pieces: 3, owner: seller.id, paise: 6_000 }])
  await shop.db.deleteFrom('users').where('id', '=', seller.id).execute()
  expect(await levelsOf(pen.id)).toMatchObject([{ owner: null }])

  await shop.db.deleteFrom('all_products').where('id', '=', pen.id).execute()
  expect(await levelsOf(pen.id)).toEqual([])
})

test('the words of a product follow its name, and whether there are some its stock', async () => {
  const pen = await putOnSale(shop.db, { name: 'Crimson Marker', stock: 1 })
  expect(await wordsOf(pen.id)).toMatchObject({ words: expect.stringContaining('crimson'), inStock: true })
  await shop.db.updateTable('all_products').set({ name: 'Teal Marker', stock: 0 }).where('id', '=', pen.id).execute()
  expect(await wordsOf(pen.id)).toMatchObject({ words: expect.stringContaining('teal'), inStock: false })
  expect(await wordsOf(pen.id)).toMatchObject({ words: expect.not.stringContaining('crimson') })
})
