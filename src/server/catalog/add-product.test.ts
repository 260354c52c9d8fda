import { beforeEach, expect, test } from 'vitest'
import { CATEGORIES } from '#contract/catalog/category.ts'
import { productTexts } from '#contract/catalog/product.texts.ts'
import { imageFailures } from '#contract/images/images.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { pictureBomb } from '#tests/support/picture-bomb.ts'
import { ADD, addedBy, aProductForm, sendForm } from '#tests/support/product-forms.ts'
import { aShopper, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

let seller: Shopper
let admin: Shopper
beforeEach(async () => {
  seller = await aShopper(shop, { fullName: 'Meera Stationers', role: 'seller', approved: true })
  admin = await aShopper(shop, { fullName: 'Admin', role: 'admin' })
})

const added = (person: Shopper, more?: Record<string, string>) => addedBy(shop, person, more)
const nothingAdded = async () =>
  expect(await shop.db.selectFrom('all_products').select('id').execute(), 'nothing half done').toEqual([])

test('[API-17] [ADM-05] [ENT-01] a product with every attribute is on sale at once, under its seller', async () => {
  const attributes = {
    memory: '64 GB',
    batteryLife: '12 hours',
    screenSize: '5 inches',
    connectivity: 'Bluetooth',
    inkColor: 'Blue',
    refillable: 'Yes',
  }
  const measures = { length: '14.5', breadth: '1.2', height: '1', weight: '11' }
  const form = await aProductForm({ packSize: '5', ...measures, ...attributes })
  const { status, body } = await sendForm(shop, seller, ADD, form)
  expect([status, body.message]).toEqual([201, 'Product added successfully!'])
  expect(body.data).toMatchObject({
    name: 'Blue Gel Pen',
    price: 40.5,
    Category: 'Writing',
    stocks: 25,
    packSize: 5,
    ...{ length: 14.5, width: 1.2, height: 1, weight: 11 },
    attributes,
    sellerId: seller.id,
    sellerName: 'Meera Stationers',
    onSale: true,
    version: 1,
  })
  const shown = (await shop.call('GET', `/api/v1/product/getProduct/${body.data._id}`)).body.data
  expect(shown).toMatchObject({ name: 'Blue Gel Pen', description: 'A pen for every day.', attributes })
  expect(shown.soldBy).toBe('Meera Stationers')
  expect((await shop.app.inject(shown.ProductImage)).statusCode).toBe(200)
  expect((await admin.get(`/api/v2/admin/history/product/${shown._id}`)).body.data).toMatchObject([
    { action: 'Product added', by: 'Meera Stationers', changes: { price: [null, 40.5], stocks: [null, 25] } },
  ])
})

test.each(CATEGORIES)('[ENT-01] the category %s is taken', async (Category) => {
  expect((await added(admin, { Category })).Category).toBe(Category)
})

test.each([
  ['price', ['0', '-1', '1e9', '1000000000', '12,50', '12.505', 'twelve', ''], productTexts.badPrice],
  ['Category', ['Toys', 'writing', ''], productTexts.badCategory],
  ['stocks', ['-1', '1.5', 'many', ''], productTexts.badStock],
  ['name', ['', '   '], productTexts.nameMissing],
  ['name', ['x'.repeat(201)], productTexts.nameTooLong],
  ['name', ['Pen\u202egnp.exe'], productTexts.nameOdd],
  ['description', ['', '  '], productTexts.descriptionMissing],
  ['description', ['x'.repeat(10_001)], productTexts.descriptionTooLong],
  ['packSize', ['0', '1001', '2.5'], productTexts.badPack],
  ['weight', ['0', '-3', '12 g', '1e3'], productTexts.badMeasure],
  ['inkColor', ['x'.repeat(61)], productTexts.badAttribute],
])('[ADM-05] a bad %s is refused beside its field', async (field, values, text) => {
  for (const value of values) {
    const { status, body } = await sendForm(shop, seller, ADD, await aProductForm({ [field]: value }))
    expect([status, body.fields], value).toEqual([400, { [field]: text }])
  }
  await nothingAdded()
})

test.each(['colour', 'on_sale', 'seller_id', 'version'])('[ENT-01] %s is no attribute', async (name) => {
  const { status, body } = await sendForm(shop, seller, ADD, await aProductForm({ [name]: 'x' }))
  expect([status, body.fields]).toEqual([400, { request: productTexts.unknownAttribute }])
  await nothingAdded()
})

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', imageFailures.unsupportedType],
  ['a text', 'not a picture', imageFailures.unsupportedType],
  ['a picture bomb', pictureBomb(20_000), imageFailures.tooManyPixels],
])('%s is refused as a picture', async (_, content, kind) => {
  const bytes = typeof content === 'string' ? content : new Uint8Array(content)
  const ProductImage = new File([bytes], 'pen.png', { type: 'image/png' })
  const { status, body } = await sendForm(shop, seller, ADD, await aProductForm({ ProductImage }))
  expect([status, body.code, body.fields]).toEqual([
    kind.status,
    kind.code,
    { ProductImage: new Failure(kind).message },
  ])
  await nothingAdded()
})

test('without a picture it is refused beside the field', async () => {
  const { ProductImage: _, ...form } = await aProductForm()
  const { body } = await sendForm(shop, seller, ADD, form)
  expect(body.fields).toEqual({ ProductImage: productTexts.pictureMissing })
})

test.each(['<script>alert(1)</script> Pen', 'नीला पेन 🖊️', 'Pen & "Co" \\ %s $1', 'Ünïcödé Pen'])(
  'the name %s is kept as text',
  async (name) => {
    const { _id } = await added(seller, { name })
    expect((await shop.call('GET', `/api/v1/product/getProduct/${_id}`)).body.data.name).toBe(name)
  },
)

test('[ROLE-03] sellers sell for themselves only; admins may name a seller who is approved', async () => {
  const other = await aShopper(shop, { role: 'seller', approved: true })
  const forOther = await aProductForm({ sellerId: other.id })
  expect((await sendForm(shop, seller, ADD, forOther)).status).toBe(403)
  await nothingAdded()
  expect((await added(seller, { sellerId: seller.id })).sellerId).toBe(seller.id)
  expect((await added(admin, { sellerId: other.id })).sellerId).toBe(other.id)
  expect((await added(admin)).sellerId).toBeNull()
  const unapproved = await aShopper(shop, { role: 'seller' })
  for (const sellerId of [unapproved.id, admin.id]) {
    const { status, body } = await sendForm(shop, admin, ADD, await aProductForm({ sellerId }))
    expect([status, Object.keys(body.fields)]).toEqual([400, ['sellerId']])
  }
  expect((await sendForm(shop, unapproved, ADD, await aProductForm())).status).toBe(403)
})
