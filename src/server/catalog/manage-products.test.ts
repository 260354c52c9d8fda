import { beforeEach, describe, expect, test } from 'vitest'
import type { ManagedCard } from '#contract/catalog/manage-products.endpoints.ts'
import { productTexts } from '#contract/catalog/product.texts.ts'
import { imageFailures } from '#contract/images/images.failures.ts'
import { encodeCursor } from '#server/platform/http/cursor.ts'
import { buy } from '#tests/support/buying.ts'
import { addedBy, aProductForm, DELETE, MANAGE, sendForm, UPDATE } from '#tests/support/product-forms.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

let seller: Shopper
let admin: Shopper
beforeEach(async () => {
  seller = await aShopper(shop, { fullName: 'Meera Stationers', role: 'seller', approved: true })
  admin = await aShopper(shop, { fullName: 'Admin', role: 'admin' })
})

const added = (person: Shopper, more?: Record<string, string>) => addedBy(shop, person, more)
const historyOf = async (id: string) => (await admin.get(`/api/v2/admin/history/product/${id}`)).body.data

describe('changing', () => {
  test('[API-18] [ADM-07] what is sent changes, the rest stays, and what is sent empty goes', async () => {
    const { _id } = await added(seller, { inkColor: 'Blue', refillable: 'Yes', weight: '11', length: '14' })
    const change = {
      name: 'Red Gel Pen',
      price: '45',
      category: 'Reusable',
      inkColor: 'Red',
      refillable: '',
      length: '',
    }
    const { status, body } = await sendForm(shop, seller, `${UPDATE}/${_id}`, change)
    expect([status, body.message]).toEqual([200, 'Product updated successfully!'])
    expect(body.data).toMatchObject({ name: 'Red Gel Pen', price: 45, Category: 'Reusable', stocks: 25, weight: 11 })
    expect(body.data.attributes).toEqual({ inkColor: 'Red' })
    expect(body.data).not.toHaveProperty('length')
    expect((await historyOf(_id))[0]).toMatchObject({
      action: 'Product changed',
      by: 'Meera Stationers',
      changes: {
        name: ['Blue Gel Pen', 'Red Gel Pen'],
        price: [40.5, 45],
        category: ['Writing', 'Reusable'],
        inkColor: ['Blue', 'Red'],
        refillable: ['Yes', null],
        length: [14, null],
      },
    })
  })

  test('Hindi stands beside English: whoever works on a product sees both, in any language, and what is sent empty goes', async () => {
    const { _id } = await added(seller, { nameHi: 'नीला जेल पेन', descriptionHi: 'आसानी से लिखता है।' })
    const { body } = await seller.get(`${MANAGE}/${_id}?language=hi`)
    expect(body.data).toMatchObject({ name: 'Blue Gel Pen', nameHi: 'नीला जेल पेन', descriptionHi: 'आसानी से लिखता है।' })
    const changed = await sendForm(shop, seller, `${UPDATE}/${_id}`, { nameHi: 'नीला पेन', descriptionHi: '' })
    expect(changed.body.data).toMatchObject({ name: 'Blue Gel Pen', nameHi: 'नीला पेन', descriptionHi: null })
    expect((await historyOf(_id))[0].changes).toEqual({
      nameHi: ['नीला जेल पेन', 'नीला पेन'],
      descriptionHi: ['आसानी से लिखता है।', null],
    })
  })

  test('words that the demo products have for their measures stay until the form gives the measure', async () => {
    const { id } = await putOnSale(shop.db, { attributes: { length: '14 cm long' }, sizes: { length: 16 } })
    const { body } = await sendForm(shop, admin, `${UPDATE}/${id}`, { price: '45' })
    expect(body.data).toMatchObject({ length: 16, attributes: { length: '14 cm long' } })
    const given = await sendForm(shop, admin, `${UPDATE}/${id}`, { length: '15' })
    expect(given.body.data).toMatchObject({ length: 15, attributes: {} })
  })

  test('a new picture replaces the old one; a bad one changes nothing', async () => {
    const { _id, image } = await added(seller)
    const bad = { name: 'Red Gel Pen', productImage: new Blob(['no picture']) }
    expect((await sendForm(shop, seller, `${UPDATE}/${_id}`, bad)).body.fields).toEqual({
      productImage: imageFailures.unsupportedType.text,
    })
    const { ProductImage } = await aProductForm()
    const { body } = await sendForm(shop, seller, `${UPDATE}/${_id}`, { productImage: ProductImage as Blob })
    expect(body.data.name).toBe('Blue Gel Pen')
    expect(body.data.image.id).not.toBe(image.id)
  })

  test('[API-18] of two who edit at the same time, the second is told and nothing is overwritten', async () => {
    const { _id, version } = await added(seller)
    const seen = { version: String(version) }
    const first = await sendForm(shop, seller, `${UPDATE}/${_id}`, { ...seen, price: '45' })
    expect(first.body.data.version).toBe(version + 1)
    const second = await sendForm(shop, admin, `${UPDATE}/${_id}`, { ...seen, price: '50' })
    expect([second.status, second.body.code]).toEqual([409, 'catalog/changed-meanwhile'])
    expect((await admin.get(`${MANAGE}/${_id}`)).body.data).toMatchObject({ price: 45, version: version + 1 })
  })

  test('[API-18] what is sold while a form is open stays sold, and is no conflict', async () => {
    const { _id, version, stocks } = await added(seller, { price: '100', stocks: '10' })
    const asha = await aShopper(shop)
    await buy(asha, [{ productId: _id, quantity: 3 }], 354)
    const open = { version: String(version), stocksBefore: String(stocks) }
    const more = await sendForm(shop, seller, `${UPDATE}/${_id}`, { ...open, stocks: '15' })
    expect([more.status, more.body.data.stocks]).toEqual([200, 12])
    const none = await sendForm(shop, seller, `${UPDATE}/${_id}`, { stocks: '0', stocksBefore: '15' })
    expect(none.body.data.stocks, 'never below none').toBe(0)
  })

  test.each([
    ['price', ['0', '-1', '1e9', '12,50']],
    ['category', ['Toys', '']],
    ['stocks', ['-1', '1.5']],
    ['name', ['']],
    ['description', ['']],
    ['version', ['new']],
  ])('[ADM-07] a bad %s is refused', async (field, values) => {
    const { _id } = await added(seller)
    for (const value of values) {
      const { status, body } = await sendForm(shop, seller, `${UPDATE}/${_id}`, { [field]: value })
      expect([status, Object.keys(body.fields)], value).toEqual([400, [field]])
    }
    expect((await admin.get(`${MANAGE}/${_id}`)).body.data.version).toBe(1)
  })
})

describe('whose it is', () => {
  test('[ROLE-03] to other sellers a product is unknown, in every call; an admin manages all', async () => {
    const other = await aShopper(shop, { role: 'seller', approved: true })
    const { _id } = await added(seller)
    const ours = await added(admin)
    for (const id of [_id, ours._id, '01930000-0000-7000-8000-000000000001']) {
      expect((await sendForm(shop, other, `${UPDATE}/${id}`, { price: '1' })).status).toBe(404)
      expect((await other.call('DELETE', `${DELETE}/${id}`)).status).toBe(404)
      expect((await other.get(`${MANAGE}/${id}`)).status).toBe(404)
      expect((await other.get(`/api/v2/admin/history/product/${id}`)).status).toBe(404)
    }
    expect((await other.get(`${MANAGE}/pen`)).status).toBe(400)
    expect((await sendForm(shop, admin, `${UPDATE}/${_id}`, { price: '41' })).status).toBe(200)
    expect((await seller.get(`/api/v2/admin/history/product/${_id}`)).body.data).toHaveLength(2)
  })

  test('[API-15] manageProduct lists the own products of a seller and everybody’s for an admin', async () => {
    await added(seller, { name: 'Violet Pen', stocks: '0', price: '90' })
    await added(seller, { name: 'Amber Pad', Category: 'Paper', stocks: '3', price: '20' })
    await added(admin, { name: 'Shop Stapler', Category: 'DeskSupplies' })
    const names = async (person: Shopper, query = '') =>
      (await person.get(`${MANAGE}${query}`)).body.data.map(({ name }: ManagedCard) => name)
    expect(await names(seller)).toEqual(['Amber Pad', 'Violet Pen'])
    expect(await names(admin)).toEqual(['Shop Stapler', 'Amber Pad', 'Violet Pen'])
    expect(await names(admin, '?search=PEN')).toEqual(['Violet Pen'])
    expect(await names(admin, '?category=Paper')).toEqual(['Amber Pad'])
    expect(await names(admin, '?stock=out')).toEqual(['Violet Pen'])
    expect(await names(admin, '?stock=low')).toEqual(['Amber Pad'])
    expect(await names(seller, '?sort=priceDesc')).toEqual(['Violet Pen', 'Amber Pad'])
    const { body } = await admin.get(`${MANAGE}?limit=2&sort=name`)
    expect([body.data.length, body.total]).toEqual([2, 3])
    expect(await names(admin, `?limit=2&sort=name&cursor=${body.nextCursor}`)).toEqual(['Violet Pen'])
    expect((await admin.get(`${MANAGE}?cursor=nonsense`)).status).toBe(400)
    // One that the orders' list gave, by time, holds more than a price can be.
    const foreign = encodeCursor([1_793_927_940_000, '01930000-0000-7000-8000-000000000001'])
    for (const sort of ['name', 'priceAsc', 'priceDesc', 'stock', 'newest']) {
      const { status, body } = await admin.get(`${MANAGE}?sort=${sort}&cursor=${foreign}`)
      expect([sort, status, body.code]).toEqual([sort, 400, 'catalog/bad-cursor'])
    }
  })
})

test('[API-19] a deleted product is no longer sold; past orders and its history keep it', async () => {
  const { _id } = await added(seller, { price: '100' })
  const asha = await aShopper(shop)
  const orderId = await buy(asha, [{ productId: _id, quantity: 1 }], 118)
  const [sale, ...before] = (await seller.get(`/api/v2/admin/history/product/${_id}?limit=1`)).body.data
  expect([sale.action, sale.by, before]).toEqual(['Sold 1', expect.stringMatching(/^Order TEST-/), []])
  const { status, body } = await seller.call('DELETE', `${DELETE}/${_id}`)
  expect([status, body.message]).toEqual([200, productTexts.deleted])
  expect((await shop.call('GET', `/api/v1/product/getProduct/${_id}`)).status).toBe(404)
  expect((await seller.call('DELETE', `${DELETE}/${_id}`)).status).toBe(404)
  const order = await asha.get(`/api/v2/shiprocket/getOrder/${orderId}`)
  expect(order.body.data.products).toMatchObject([{ name: 'Blue Gel Pen', quantity: 1 }])
  expect((await historyOf(_id))[0]).toMatchObject({
    action: 'Product deleted',
    changes: { name: ['Blue Gel Pen', null] },
  })
})

test('[ROLE-03] the products of a suspended seller vanish and cannot be bought, until the seller is back', async () => {
  const superadmin = await aShopper(shop, { role: 'superadmin' })
  const asha = await aShopper(shop)
  const { _id } = await added(seller, { name: 'Vermilion Pen', price: '100' })
  const approve = (approved: boolean) =>
    superadmin.post(`/api/v1/seller/approve/${seller.id}`, { approved, reason: 'Complaints' })
  const listed = async (answer: Promise<{ body: { data: { _id: string }[] } }>) =>
    (await answer).body.data.some((product) => product._id === _id)
  // Lists are kept until the database has told of the change, which takes it a moment.
  const seen = async () => [
    await listed(shop.call('GET', '/api/v1/product/getProduct')),
    await listed(shop.call('GET', '/api/v1/product/cards')),
    await listed(shop.call('POST', '/api/v1/product/searchProduct', { name: 'vermilion pen' })),
    await listed(shop.call('POST', '/api/v2/cart/check', { productIds: [_id] })),
    (await shop.call('GET', `/api/v1/product/getProduct/${_id}`)).status === 200,
  ]
  await expect.poll(seen).toEqual([true, true, true, true, true])
  await approve(false)
  await expect.poll(seen).toEqual([false, false, false, false, false])
  await expect(buy(asha, [{ productId: _id, quantity: 1 }], 118)).rejects.toThrow('Not bought')
  expect((await sendForm(shop, seller, `${UPDATE}/${_id}`, { price: '1' })).status).toBe(403)
  expect((await admin.get(`${MANAGE}/${_id}`)).body.data).toMatchObject({ onSale: false, sellerId: seller.id })
  await approve(true)
  await expect.poll(seen).toEqual([true, true, true, true, true])
  await buy(asha, [{ productId: _id, quantity: 1 }], 118)
})
