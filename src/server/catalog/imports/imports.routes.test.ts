import { beforeEach, describe, expect, test } from 'vitest'
import { productTexts } from '#contract/catalog/product.texts.ts'
import { productImportTexts } from '#contract/catalog/product-import.texts.ts'
import { EXPORT, importTable } from '#tests/support/csv-uploads.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

let admin: Shopper
let seller: Shopper
let other: Shopper
beforeEach(async () => {
  admin = await aShopper(shop, { fullName: 'Admin', role: 'admin' })
  seller = await aShopper(shop, { fullName: 'Meera Pens', role: 'seller', approved: true })
  other = await aShopper(shop, { fullName: 'Ravi Paper', role: 'seller', approved: true })
})

const HEADER = 'name,price,Category,description,stocks'
const products = () => shop.db.selectFrom('all_products').selectAll().orderBy('name').execute()
const historyOf = async (id: string) => (await admin.get(`/api/v2/admin/history/product/${id}`)).body.data
const givenTo = (id: string, sellerId: string) =>
  shop.db.updateTable('all_products').set({ seller_id: sellerId }).where('id', '=', id).execute()
const rowsKept = () => shop.db.selectFrom('product_import_rows').select('line').execute()

describe('new products', () => {
  test('[API-17] are added for the seller, with their attributes and a plain picture', async () => {
    const csv = `${HEADER},packSize,weight,inkColor\nGel Pen,149.5,Writing,"Writes, smoothly",12,5,11.5,Blue\nPad,20,Paper,Plain,0,,,\n`
    const { data, errors } = await importTable(shop, seller, csv)
    expect(data).toMatchObject({ status: 'done', total: 2, done: 2, failed: 0, added: 2, changed: 0, dryRun: false })
    expect(errors).toEqual([])
    const [pen, pad] = await products()
    expect(pen).toMatchObject({
      name: 'Gel Pen',
      price_paise: 149_50,
      description: 'Writes, smoothly',
      stock: 12,
      pack_size: 5,
      weight_g: '11.50',
      attributes: { inkColor: 'Blue' },
      seller_id: seller.id,
    })
    expect(pad).toMatchObject({ stock: 0, pack_size: 1, weight_g: null, attributes: {}, seller_id: seller.id })
    expect(pen?.image_id).not.toBe(pad?.image_id)
    expect(await historyOf(pen?.id ?? '')).toMatchObject([
      { action: 'Product added', by: 'Meera Pens', changes: { name: [null, 'Gel Pen'], price: [null, 149.5] } },
    ])
    expect(await rowsKept()).toEqual([])
  })

  test('an admin adds for the shop itself; products of one category share the plain picture', async () => {
    await importTable(shop, admin, `${HEADER}\nA,1,Paper,a,1\nB,2,Paper,b,2\n`)
    const [a, b] = await products()
    expect([a?.seller_id, b?.seller_id]).toEqual([null, null])
    expect(a?.image_id).toBe(b?.image_id)
  })

  test('a dry run changes nothing and says what would be', async () => {
    const { data, errors } = await importTable(
      shop,
      seller,
      `${HEADER}\nPen,5,Writing,Blue,3\nPen,0,Writing,Blue,3\n`,
      true,
    )
    expect(data).toMatchObject({ status: 'done', total: 2, done: 2, failed: 1, added: 1, dryRun: true })
    expect(errors).toEqual([{ line: 3, column: 'price', text: productTexts.badPrice }])
    expect(await products()).toEqual([])
    expect(await shop.db.selectFrom('images').select('id').execute()).toEqual([])
  })
})

test('each row that is wrong is told with its line and the words of the form; the others go in', async () => {
  const csv = [
    `${HEADER},packSize,ProductImage,weight,inkColor`,
    'Good Pen,10,Writing,Fine,1,,,,',
    ',10,Writing,Fine,1,,,,',
    '"Two\nlines ",-1,Pens,,1.5,0,/media/x.webp,heavy,Blue',
    'Formula,=1+1,Writing,Fine,1,,,,',
    'Too,10,Writing,Fine,1,,,,,many',
    `Far,10,Writing,Fine,1,,/media/${'b'.repeat(32)}-480.webp,,`,
    `Emoji 🖊️ <b>bold</b>,10,Writing,Fine,1,,,,${'x'.repeat(61)}`,
    'Short,10,Writing,Fine,1',
  ].join('\r\n')
  const { data, errors } = await importTable(shop, seller, csv)
  expect(data).toMatchObject({ status: 'done', total: 8, done: 8, failed: 6, added: 2 })
  expect(errors).toEqual([
    { line: 3, column: 'name', text: productTexts.nameMissing },
    { line: 4, column: 'price', text: productTexts.badPrice },
    { line: 4, column: 'Category', text: productTexts.badCategory },
    { line: 4, column: 'description', text: productTexts.descriptionMissing },
    { line: 4, column: 'stocks', text: productTexts.badStock },
    { line: 4, column: 'packSize', text: productTexts.badPack },
    { line: 4, column: 'ProductImage', text: productImportTexts.badPicture },
    { line: 4, column: 'weight', text: productTexts.badMeasure },
    { line: 6, column: 'price', text: productImportTexts.formula },
    { line: 7, column: '', text: productImportTexts.tooManyCells },
    { line: 8, column: 'ProductImage', text: productImportTexts.unknownPicture },
    { line: 9, column: 'inkColor', text: productTexts.badAttribute },
  ])
  expect((await products()).map(({ name }) => name)).toEqual(['Good Pen', 'Short'])
})

describe('products that are there', () => {
  test('change as the row says; what has no column stays, a blank attribute goes; the history tells', async () => {
    const { id } = await putOnSale(shop.db, {
      price: 100,
      sizes: { weight: 85 },
      attributes: { inkColor: 'Blue', refillable: 'Yes' },
    })
    const { data } = await importTable(shop, admin, `_id,price,inkColor\n${id.toUpperCase()},120,\n`)
    expect(data).toMatchObject({ done: 1, failed: 0, added: 0, changed: 1 })
    expect(await products()).toMatchObject([
      { id, price_paise: 120_00, stock: 25, weight_g: '85.00', attributes: { refillable: 'Yes' }, version: 2 },
    ])
    expect(await historyOf(id)).toMatchObject([
      { action: 'Product changed', by: 'Admin', changes: { price: [100, 120], inkColor: ['Blue', null] } },
    ])
  })

  test('of somebody else are unknown, and stay as they are', async () => {
    const { id } = await putOnSale(shop.db, { price: 100 })
    await givenTo(id, other.id)
    const { data, errors } = await importTable(shop, seller, `_id,price\n${id},1\n`)
    expect(data).toMatchObject({ failed: 1, changed: 0 })
    expect(errors).toEqual([{ line: 2, column: '_id', text: productImportTexts.unknownProduct }])
    expect(await products()).toMatchObject([{ price_paise: 100_00, version: 1 }])
  })

  test('named wrongly or twice are told so', async () => {
    const { id } = await putOnSale(shop.db)
    const { errors } = await importTable(shop, admin, `_id,price\n${id},50\nabc,50\n${id},60\n`)
    expect(errors).toEqual([
      { line: 3, column: '_id', text: productImportTexts.badId },
      { line: 4, column: '_id', text: 'Line 2 is already for this product' },
    ])
    expect(await products()).toMatchObject([{ price_paise: 50_00 }])
  })

  test('what was sold or edited since the export is not undone', async () => {
    const { id } = await putOnSale(shop.db, { price: 100, stock: 10 })
    const table = `_id,price,stocks,stocksBefore,version\n${id},100,15,10,1\n`
    await shop.db.updateTable('all_products').set({ stock: 7 }).where('id', '=', id).execute()
    await importTable(shop, admin, table)
    expect(await products()).toMatchObject([{ stock: 12, version: 2 }])
    const { errors } = await importTable(shop, admin, table)
    expect(errors).toEqual([{ line: 2, column: 'version', text: productImportTexts.changedMeanwhile }])
    expect(await products()).toMatchObject([{ stock: 12, version: 2 }])
  })

  test('may show the picture of another own product, not of a stranger’s', async () => {
    const [mine, alsoMine] = [await putOnSale(shop.db, { slug: 'a' }), await putOnSale(shop.db, { slug: 'b' })]
    const [own, foreign] = ['c'.repeat(32), 'd'.repeat(32)]
    await shop.db
      .insertInto('images')
      .values([own, foreign].map((id) => ({ id, width: 800, height: 800 })))
      .execute()
    await givenTo(mine.id, seller.id)
    await givenTo(alsoMine.id, seller.id)
    await shop.db.updateTable('all_products').set({ image_id: own }).where('id', '=', alsoMine.id).execute()
    const stranger = await putOnSale(shop.db, { slug: 'x' })
    await shop.db.updateTable('all_products').set({ image_id: foreign }).where('id', '=', stranger.id).execute()
    const table = (picture: string) => `_id,ProductImage\n${mine.id},/media/${picture}-480.webp\n`
    expect((await importTable(shop, seller, table(foreign))).errors).toMatchObject([{ column: 'ProductImage' }])
    expect((await importTable(shop, seller, table(own))).data).toMatchObject({ changed: 1 })
  })
})

test('states, codes and the MRP come and go by their columns; what the form refuses is a fault of the row', async () => {
  const header = `${HEADER},state,sku,barcode,mrp,batteryLife,inkColor`
  const csv = [
    header,
    'Draft,100,Paper,Fine,1,draft,A-1,96385074,118,,',
    'Sold,100,Writing,Fine,1,,A-2,,,,Blue',
    'Dear,100,Paper,Fine,1,,,,117,,',
    'Twice,100,Paper,Fine,1,,a-1,,,,',
    'Barred,100,Paper,Fine,1,,,96385075,,,',
    'Lost,100,Paper,Fine,1,sold,,,,,',
    'Charged,100,Paper,Fine,1,,,,,9 hours,',
  ].join('\n')
  const { data, errors } = await importTable(shop, seller, csv)
  expect(data).toMatchObject({ added: 2, failed: 5 })
  expect(errors).toEqual([
    { line: 4, column: 'mrp', text: expect.stringContaining('₹118') },
    { line: 5, column: 'sku', text: productTexts.skuTaken },
    { line: 6, column: 'barcode', text: productTexts.badBarcode },
    { line: 7, column: 'state', text: productTexts.badState },
    { line: 8, column: 'batteryLife', text: productTexts.unfitAttribute },
  ])
  const [draft, sold] = await products()
  expect(draft).toMatchObject({ state: 'draft', on_sale: false, sku: 'A-1', barcode: '96385074', mrp_paise: 118_00 })
  expect(sold).toMatchObject({ state: 'onSale', on_sale: true, sku: 'A-2', barcode: null, mrp_paise: null })

  const again = await importTable(shop, seller, (await seller.get(EXPORT)).raw.toString())
  expect(again.data, 'what is exported can be imported again').toMatchObject({ failed: 0, changed: 0, added: 0 })
  const changes = [
    '_id,Category,state,sku,mrp,inkColor',
    `${draft?.id},Paper,onSale,A-2,118,`,
    `${sold?.id},Paper,offSale,,,Black`,
  ]
  const changed = await importTable(shop, seller, changes.join('\n'))
  expect(changed.errors, 'a code is free only once the table has gone in').toEqual([
    { line: 2, column: 'sku', text: productTexts.skuTaken },
  ])
  expect((await products())[1]).toMatchObject({
    ...{ category: 'Paper', state: 'offSale', on_sale: false, sku: null, mrp_paise: null },
    attributes: { inkColor: 'Black' },
  })
})

test('an export that is imported again changes nothing, whatever is written in it', async () => {
  const odd = ['=1+1', "'=quoted", '+91 pens', '-5', '@home', "'apostrophe'", 'a "quoted", name', 'हिंदी ₹ कलम']
  for (const [place, name] of odd.entries()) {
    await putOnSale(shop.db, {
      slug: String(place),
      place,
      name,
      price: 10.05,
      description: `- first\n- "second", ${name}`,
      sizes: { length: 15, weight: 85.5 },
      attributes: { length: '14.5 cm', inkColor: '=Blue' },
    })
  }
  const before = await products()
  const { raw, headers } = await admin.get(EXPORT)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="likho-products-\d{4}-\d\d-\d\d\.csv"$/),
  })
  expect(raw.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const text = raw.toString()
  for (const cell of text.slice(1).split(/,|\r\n/)) expect(cell).not.toMatch(/^"?[=+\-@\t\r]/)
  const { data, errors } = await importTable(shop, admin, text)
  expect(errors).toEqual([])
  expect(data).toMatchObject({ status: 'done', total: odd.length, done: odd.length, added: 0, changed: 0 })
  expect(await products()).toEqual(before)
})

test('sellers export their own products only; as long as it takes', async () => {
  for (let place = 0; place < 3; place += 1) await putOnSale(shop.db, { slug: String(place), name: `Pen ${place}` })
  const [first] = await products()
  await givenTo(first?.id ?? '', seller.id)
  const names = async (person: Shopper) =>
    (await person.get(EXPORT)).raw
      .toString()
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[1])
  expect(await names(seller)).toEqual(['Pen 0'])
  expect(await names(other)).toEqual([])
  expect(await names(admin)).toHaveLength(3)
})
