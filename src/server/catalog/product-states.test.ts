import { beforeEach, describe, expect, test } from 'vitest'
import { productTexts } from '#contract/catalog/product.texts.ts'
import type { ProductState } from '#contract/catalog/product-state.ts'
import { removeAccount } from '#server/privacy/remove-account.ts'
import { ADD, addedBy, aProductForm, MANAGE, sendForm, UPDATE } from '#tests/support/product-forms.ts'
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
const change = (id: string, values: Record<string, string>, person = seller) =>
  sendForm(shop, person, `${UPDATE}/${id}`, values)
const become = async (id: string, state: ProductState) => (await change(id, { state })).status
const shownStatus = async (id: string) => (await shop.call('GET', `/api/v1/product/getProduct/${id}`)).status
const managed = async (id: string) => (await seller.get(`${MANAGE}/${id}`)).body.data
const listed = async (person: Shopper, query: string) =>
  (await person.get(`${MANAGE}?${query}`)).body.data.map(({ name }: { name: string }) => name)

describe('states', () => {
  test('a draft is seen by its managers alone until it is put on sale; off sale it can come back, but not as a draft', async () => {
    const other = await aShopper(shop, { fullName: 'Other', role: 'seller', approved: true })
    const { _id, onSale } = await added(seller, { state: 'draft' })
    expect([onSale, await shownStatus(_id)]).toEqual([false, 404])
    expect((await other.get(`${MANAGE}/${_id}`)).status).toBe(404)
    expect((await admin.get(`${MANAGE}/${_id}`)).body.data.state).toBe('draft')
    for (const [state, status] of [
      ['onSale', 200],
      ['offSale', 404],
      ['onSale', 200],
    ] as const) {
      expect(await become(_id, state)).toBe(200)
      expect([state, await shownStatus(_id)]).toEqual([state, status])
    }
    const { status, body } = await change(_id, { state: 'draft' })
    expect([status, body.fields]).toEqual([400, { state: productTexts.noDraftAgain }])
    const history = (await admin.get(`/api/v2/admin/history/product/${_id}`)).body.data
    expect(history[0].changes).toEqual({ status: ['offSale', 'onSale'] })
  })

  test('whether the seller may sell is another matter: neither undoes the other', async () => {
    const draft = await added(seller, { state: 'draft', name: 'Draft' })
    const off = await added(seller, { state: 'offSale', name: 'Off' })
    const on = await added(seller, { name: 'On' })
    const owner = await aShopper(shop, { fullName: 'Owner', role: 'superadmin' })
    const approve = (approved: boolean) =>
      owner.post(`/api/v1/seller/approve/${seller.id}`, { approved, reason: 'Papers' })
    await approve(false)
    expect(await shownStatus(on._id)).toBe(404)
    expect(await listed(admin, 'state=hidden')).toEqual(['On'])
    await change(off._id, { state: 'onSale' }, admin)
    expect(await shownStatus(off._id), 'put on sale for somebody who may not sell').toBe(404)
    await approve(true)
    expect(await Promise.all([draft, off, on].map(({ _id }) => shownStatus(_id)))).toEqual([404, 200, 200])
  })

  test('another role decides in the same way what its account may sell', async () => {
    const owner = await aShopper(shop, { fullName: 'Owner', role: 'superadmin' })
    const { _id } = await added(seller)
    const become = (role: string) => owner.post(`/api/v1/users/updateUserPost/${seller.id}`, { role })
    await become('customer')
    expect(await shownStatus(_id)).toBe(404)
    await become('admin')
    expect(await shownStatus(_id)).toBe(200)
  })

  test('the list is narrowed by state', async () => {
    await added(seller, { name: 'A draft', state: 'draft' })
    await added(seller, { name: 'Gone', state: 'offSale' })
    await added(seller, { name: 'There' })
    await putOnSale(shop.db, { name: 'Of the shop' })
    expect(await listed(seller, 'state=draft')).toEqual(['A draft'])
    expect(await listed(admin, 'state=offSale')).toEqual(['Gone'])
    expect((await listed(admin, 'state=onSale')).toSorted()).toEqual(['Of the shop', 'There'])
  })

  test('a seller who goes leaves products that are off sale, without their codes', async () => {
    await added(admin, { sku: 'A1' })
    const { _id } = await added(seller, { sku: 'A1', barcode: '96385074' })
    await shop.db.transaction().execute((tx) => removeAccount(tx, seller))
    const { body } = await admin.get(`${MANAGE}/${_id}`)
    expect(body.data).toMatchObject({ state: 'offSale', onSale: false, sellerId: null, sku: null, barcode: null })
    await change(_id, { state: 'onSale' }, admin)
    expect(await shownStatus(_id)).toBe(200)
  })
})

describe('codes and MRP', () => {
  test('are kept, shown to staff, and taken away when sent empty', async () => {
    const { _id } = await added(seller, { sku: ' KN-05 ', barcode: '8 901030 865275', mrp: '60' })
    expect(await managed(_id)).toMatchObject({ sku: 'KN-05', barcode: '8901030865275', mrp: 60 })
    const { body } = await shop.call('GET', `/api/v1/product/getProduct/${_id}`)
    expect(body.data).toMatchObject({ mrp: 60 })
    expect(body.data, 'a seller’s books are their own').not.toHaveProperty('sku')
    await change(_id, { sku: '', barcode: '', mrp: '' })
    expect(await managed(_id)).toMatchObject({ sku: null, barcode: null })
    expect(await managed(_id)).not.toHaveProperty('mrp')
  })

  test('no seller uses a code twice; another seller and the shop may use the same', async () => {
    await added(seller, { sku: 'A1', barcode: '96385074' })
    await added(admin, { sku: 'a1', barcode: '96385074' })
    const again = await sendForm(shop, seller, ADD, await aProductForm({ sku: 'a1' }))
    expect([again.status, again.body.fields]).toEqual([409, { sku: productTexts.skuTaken }])
    const { _id } = await added(seller, { sku: 'A2' })
    const { status, body } = await change(_id, { barcode: '96385074' })
    expect([status, body.fields]).toEqual([409, { barcode: productTexts.barcodeTaken }])
  })

  test('nothing is sold above its MRP, taxes included', async () => {
    const low = await sendForm(shop, seller, ADD, await aProductForm({ price: '100', mrp: '110' }))
    expect([low.status, Object.keys(low.body.fields)]).toEqual([400, ['mrp']])
    const { _id } = await added(seller, { price: '100', mrp: '118' })
    expect((await change(_id, { price: '101' })).body.fields).toHaveProperty('mrp')
    expect((await change(_id, { price: '101', mrp: '120' })).status).toBe(200)
  })
})

describe('search', () => {
  test('finds by a part of the name, how a code begins, the seller, and names spelled nearly so', async () => {
    await added(seller, { name: 'Kalam Neer Gel Pen', sku: 'KN-05', barcode: '8901030865275' })
    await added(admin, { name: 'Paper Clips' })
    const cases: [string, string[]][] = [
      ['neer', ['Kalam Neer Gel Pen']],
      ['kn-0', ['Kalam Neer Gel Pen']],
      ['n-05', []],
      ['8901030', ['Kalam Neer Gel Pen']],
      ['meera', ['Kalam Neer Gel Pen']],
      ['papr clips', ['Paper Clips']],
      ['stapler', []],
    ]
    for (const [typed, names] of cases)
      expect([typed, await listed(admin, `search=${encodeURIComponent(typed)}`)]).toEqual([typed, names])
    expect(await listed(seller, 'search=papr'), 'of others nothing is found').toEqual([])
  })
})
