import { beforeEach, describe, expect, test } from 'vitest'
import { buy } from '#tests/support/buying.ts'
import { addedBy, MANAGE } from '#tests/support/product-forms.ts'
import { aShopper, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const PRODUCTS = '/api/v2/admin/products'

let seller: Shopper
let admin: Shopper
beforeEach(async () => {
  seller = await aShopper(shop, { fullName: 'Meera Stationers', role: 'seller', approved: true })
  admin = await aShopper(shop, { fullName: 'Admin', role: 'admin' })
})

const added = (person: Shopper, more?: Record<string, string>) => addedBy(shop, person, more)
const managed = async (id: string) => (await admin.get(`${MANAGE}/${id}`)).body.data
const historyOf = async (id: string) => (await admin.get(`/api/v2/admin/history/product/${id}`)).body.data

describe('price and stock in the list', () => {
  test('are set, and the history tells', async () => {
    const { _id } = await added(seller, { price: '100', stocks: '10' })
    const price = await seller.post(`${PRODUCTS}/${_id}/price`, { price: 90.5, before: 100 })
    expect([price.status, price.body.message]).toEqual([200, 'Price changed'])
    await seller.post(`${PRODUCTS}/${_id}/stock`, { stocks: '12', before: '10' })
    expect(await managed(_id)).toMatchObject({ price: 90.5, stocks: 12 })
    expect((await historyOf(_id)).map(({ changes }: { changes: object }) => changes).slice(0, 2)).toEqual([
      { stocks: [10, 12] },
      { price: [100, 90.5] },
    ])
  })

  test('what was sold meanwhile stays sold: the stock is not set, and it is said what it is now', async () => {
    const { _id } = await added(seller, { price: '100', stocks: '10' })
    await buy(await aShopper(shop), [{ productId: _id, quantity: 3 }], 354)
    const { status, body } = await seller.post(`${PRODUCTS}/${_id}/stock`, { stocks: 50, before: 10 })
    expect([status, body.message, body.data]).toEqual([409, 'The stock is now 7. Nothing was saved.', { now: '7' }])
    expect((await managed(_id)).stocks).toBe(7)
  })

  test('a price that somebody else has changed, or above the MRP, is refused', async () => {
    const { _id } = await added(seller, { price: '100', mrp: '130' })
    const stale = await seller.post(`${PRODUCTS}/${_id}/price`, { price: 90, before: 95 })
    expect([stale.status, stale.body.data]).toEqual([409, { now: '100' }])
    const above = await seller.post(`${PRODUCTS}/${_id}/price`, { price: 120, before: 100 })
    expect([above.status, Object.keys(above.body.fields)]).toEqual([400, ['price']])
  })
})

describe('many at once', () => {
  const preview = (person: Shopper, ids: string[], change: object) =>
    person.post(`${PRODUCTS}/bulk/preview`, { ids, change })
  const apply = (person: Shopper, rows: { id: string; before: string | number }[], change: object) =>
    person.post(`${PRODUCTS}/bulk`, { rows, change })

  test('a preview changes nothing and marks what cannot be; what is good is then changed as it was shown', async () => {
    const cheap = await added(seller, { name: 'Cheap', price: '100' })
    const capped = await added(seller, { name: 'Capped', price: '100', mrp: '120' })
    const change = { kind: 'priceBy', value: '10' }
    const { body } = await preview(seller, [cheap._id, capped._id], change)
    expect(body.data).toEqual([
      { _id: cheap._id, name: 'Cheap', before: 100, after: 110, fault: null },
      { _id: capped._id, name: 'Capped', before: 100, after: 110, fault: expect.stringContaining('MRP') },
    ])
    expect((await managed(cheap._id)).price).toBe(100)
    const bad = await apply(
      seller,
      [
        { id: cheap._id, before: 100 },
        { id: capped._id, before: 100 },
      ],
      change,
    )
    expect([bad.status, (await managed(cheap._id)).price], 'all or none').toEqual([409, 100])
    const good = await apply(seller, [{ id: cheap._id, before: 100 }], change)
    expect([good.status, good.body.message]).toEqual([200, '1 product changed'])
    expect((await historyOf(cheap._id))[0]).toMatchObject({ by: 'Meera Stationers', changes: { price: [100, 110] } })
  })

  test('nothing is overwritten that has changed since the preview; added pieces are added to what is left', async () => {
    const { _id } = await added(seller, { price: '100', stocks: '10' })
    await buy(await aShopper(shop), [{ productId: _id, quantity: 3 }], 354)
    expect((await apply(seller, [{ id: _id, before: 10 }], { kind: 'stockTo', value: 20 })).status).toBe(409)
    expect((await apply(seller, [{ id: _id, before: 10 }], { kind: 'stockBy', value: 20 })).status).toBe(200)
    expect((await managed(_id)).stocks).toBe(27)
  })

  test('states and categories change, and shoppers see it', async () => {
    const { _id } = await added(seller)
    await apply(seller, [{ id: _id, before: 'Writing' }], { kind: 'category', value: 'Paper' })
    await apply(seller, [{ id: _id, before: 'onSale' }], { kind: 'state', value: 'offSale' })
    expect(await managed(_id)).toMatchObject({ Category: 'Paper', state: 'offSale', onSale: false })
    expect((await shop.call('GET', `/api/v1/product/getProduct/${_id}`)).status).toBe(404)
  })

  test('[ROLE-03] of somebody else nothing is shown or changed; more than 200 are too many', async () => {
    const other = await aShopper(shop, { fullName: 'Other', role: 'seller', approved: true })
    const [mine, theirs] = [await added(other), await added(seller)]
    const change = { kind: 'priceTo', value: 1 }
    expect((await preview(other, [mine._id, theirs._id], change)).status).toBe(404)
    const rows = [mine, theirs].map(({ _id }) => ({ id: _id, before: 40.5 }))
    expect((await apply(other, rows, change)).status).toBe(404)
    expect((await managed(mine._id)).price, 'nor of one’s own').toBe(40.5)
    expect((await preview(other, Array(201).fill(mine._id), change)).status).toBe(400)
  })
})

describe('duplicates', () => {
  const found = async (person: Shopper, query: Record<string, string>) =>
    (await person.get(`${PRODUCTS}/duplicates?${new URLSearchParams(query)}`)).body.data

  test('are found by name, SKU and barcode among the products of the same owner, and never the product itself', async () => {
    const { _id, name } = await added(seller, { name: 'Kalam Gel Pen, Blue', sku: 'KN-05', barcode: '96385074' })
    const same = (same: string) => [{ _id, name, same }]
    expect(await found(seller, { name: 'kalam gel pen blue' })).toEqual(same('name'))
    expect(await found(seller, { name: 'Kalam Gel Pen, Black' })).toEqual([])
    expect(await found(seller, { sku: 'kn-05' })).toEqual(same('sku'))
    expect(await found(seller, { barcode: '9638 5074' })).toEqual(same('barcode'))
    expect(await found(seller, { name, sku: 'KN-05', productId: _id })).toEqual([])
    expect(await found(admin, { name, sku: 'KN-05' }), 'the shop is another owner').toEqual([])
  })
})
