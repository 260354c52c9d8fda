import { beforeEach, describe, expect, test } from 'vitest'
import { importFailures } from '#contract/catalog/product-import.failures.ts'
import { undoTexts } from '#contract/catalog/product-import.texts.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { buy } from '#tests/support/buying.ts'
import { IMPORTS, importTable, upload, workOffImports } from '#tests/support/csv-uploads.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { undoImportJob } from './undo-import-job.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

let admin: Shopper
let seller: Shopper
beforeEach(async () => {
  admin = await aShopper(shop, { fullName: 'Admin', role: 'admin' })
  seller = await aShopper(shop, { fullName: 'Meera Pens', role: 'seller', approved: true })
})

const HEADER = 'name,price,Category,description,stocks'
const products = () => shop.db.selectFrom('all_products').selectAll().orderBy('name').execute()
const the = async (id: string) => (await products()).find((one) => one.id === id)
const historyOf = async (id: string) => (await admin.get(`/api/v2/admin/history/product/${id}`)).body.data
const stayed = async (person: Shopper, id: string) => (await person.get(`${IMPORTS}/${id}/undo`)).body.data
const undoAddress = (id: string) => `${IMPORTS}/${id}/undo`

async function undo(person: Shopper, id: string) {
  const { status, body } = await person.post(undoAddress(id), {})
  if (status !== 200) throw new Error(`Not undone: ${body.message}`)
  await workOffImports(shop.db)
  return (await person.get(`${IMPORTS}/${id}`)).body.data
}

test('what an import changed is as before, in every field, and the history tells', async () => {
  const { id } = await putOnSale(shop.db, {
    price: 100,
    stock: 10,
    sizes: { weight: 85.5 },
    attributes: { inkColor: 'Blue', refillable: 'Yes' },
  })
  const before = await the(id)
  const { data } = await importTable(
    shop,
    admin,
    `_id,name,price,stocks,weight,inkColor,sku,state,nameHi\n${id},New,120,15,90,,A-1,offSale,नया\n`,
  )
  expect(data.undo).toMatchObject({ status: 'ready', total: 1, done: 0 })
  expect(await the(id)).toMatchObject({ name: 'New', state: 'offSale', sku: 'A-1' })
  const undone = await undo(admin, data._id)
  expect(undone.undo).toMatchObject({ status: 'done', total: 1, done: 1, removed: 0, restored: 1, stayed: 0 })
  expect(await the(id)).toEqual({ ...before, version: 3 })
  expect((await historyOf(id))[0]).toMatchObject({
    action: 'Import undone',
    by: 'Admin',
    changes: { name: ['New', before?.name], price: [120, 100], stocks: [15, 10], inkColor: [null, 'Blue'] },
  })
})

describe('what happened since stays', () => {
  test('a field that was edited; the others go back', async () => {
    const { id } = await putOnSale(shop.db, { name: 'Pen', price: 100, stock: 10 })
    const { data } = await importTable(shop, admin, `_id,name,price,stocks\n${id},Pens,120,15\n`)
    await importTable(shop, admin, `_id,name\n${id},Reeds\n`)
    const { undo: result } = await undo(admin, data._id)
    expect(result).toMatchObject({ status: 'done', restored: 1, stayed: 1 })
    expect(await the(id)).toMatchObject({ name: 'Reeds', price_paise: 100_00, stock: 10 })
    expect(await stayed(admin, data._id)).toEqual([
      { line: 2, productId: id, name: 'Reeds', notes: [{ column: 'name', text: undoTexts.changedSince }] },
    ])
  })

  test('what was sold stays sold', async () => {
    const customer = await aShopper(shop)
    const { id } = await putOnSale(shop.db, { price: 100, stock: 10 })
    const { data } = await importTable(shop, admin, `_id,stocks\n${id},15\n`)
    await buy(customer, [{ productId: id, quantity: 3 }], 354)
    await undo(admin, data._id)
    expect(await the(id)).toMatchObject({ stock: 7 })
  })

  test('a stock that somebody set, and a price that would be above an MRP', async () => {
    const { id } = await putOnSale(shop.db, { price: 100, stock: 10 })
    const { data } = await importTable(shop, admin, `_id,price,stocks\n${id},50,15\n`)
    await importTable(shop, admin, `_id,mrp,stocks\n${id},60,50\n`)
    await undo(admin, data._id)
    expect(await the(id)).toMatchObject({ stock: 50, price_paise: 50_00, mrp_paise: 60_00 })
    expect((await stayed(admin, data._id))[0].notes).toEqual([
      { column: 'stocks', text: undoTexts.stockChangedSince },
      { column: 'price', text: expect.stringContaining('₹118') },
    ])
  })

  test('a code that another product has got, and a picture that is gone', async () => {
    const [one, other] = [await putOnSale(shop.db, { slug: 'a' }), await putOnSale(shop.db, { slug: 'b' })]
    const [earlier, later] = ['c'.repeat(32), 'd'.repeat(32)]
    const images = [earlier, later].map((id) => ({ id, width: 800, height: 800 }))
    await shop.db.insertInto('images').values(images).execute()
    await shop.db.updateTable('all_products').set({ image_id: earlier }).where('id', '=', one.id).execute()
    await shop.db.updateTable('all_products').set({ image_id: later }).where('id', '=', other.id).execute()
    await importTable(shop, admin, `_id,sku\n${one.id},A-1\n`)
    const row = `${one.id},A-2,77,/media/${later}-480.webp`
    const { data } = await importTable(shop, admin, `_id,sku,price,ProductImage\n${row}\n`)
    await importTable(shop, admin, `_id,sku\n${other.id},A-1\n`)
    await shop.db.deleteFrom('images').where('id', '=', earlier).execute()
    await undo(admin, data._id)
    expect(await the(one.id)).toMatchObject({ sku: 'A-2', image_id: later })
    expect((await the(one.id))?.price_paise).not.toBe(77_00)
    expect((await stayed(admin, data._id))[0].notes).toEqual([
      { column: 'ProductImage', text: undoTexts.pictureGone },
      { column: 'sku', text: undoTexts.codeTaken },
    ])
  })

  test('a product that is deleted stays so', async () => {
    const { id } = await putOnSale(shop.db)
    const { data } = await importTable(shop, admin, `_id,price\n${id},77\n`)
    await shop.db.deleteFrom('all_products').where('id', '=', id).execute()
    expect((await undo(admin, data._id)).undo).toMatchObject({ restored: 0, stayed: 1 })
    expect(await stayed(admin, data._id)).toMatchObject([{ name: null, notes: [{ text: undoTexts.gone }] }])
  })
})

describe('what an import added', () => {
  test('goes, with its place in a family; sold or changed since, it is taken off sale', async () => {
    const customer = await aShopper(shop)
    const csv = `${HEADER},family,options\nA plain,10,Paper,a,5,Pads,Colour: Blue\nB sold,10,Paper,b,5,,\nC edited,10,Paper,c,5,,\nD held,10,Paper,d,5,,\n`
    const { data } = await importTable(shop, seller, csv)
    const [a, b, c, d] = await products()
    await buy(customer, [{ productId: b?.id ?? '', quantity: 1 }], 12)
    const stock = (id: string | undefined, stock: number) =>
      shop.db
        .updateTable('all_products')
        .set({ stock })
        .where('id', '=', id ?? '')
        .execute()
    // As after a return, and while somebody pays.
    await stock(b?.id, 5)
    await stock(d?.id, 4)
    await importTable(shop, seller, `_id,price\n${c?.id},20\n`)
    const { undo: result } = await undo(seller, data._id)
    expect(result).toMatchObject({ status: 'done', total: 4, done: 4, removed: 1, restored: 0, stayed: 3 })
    expect(await products()).toMatchObject([
      { id: b?.id, state: 'offSale', on_sale: false },
      { id: c?.id, state: 'offSale', on_sale: false, price_paise: 20_00 },
      { id: d?.id, state: 'offSale', on_sale: false },
    ])
    expect(await stayed(seller, data._id)).toMatchObject([
      { line: 3, name: 'B sold', notes: [{ text: undoTexts.addedSold }] },
      { line: 4, name: 'C edited', notes: [{ text: undoTexts.addedChanged }] },
      { line: 5, name: 'D held', notes: [{ text: undoTexts.addedSold }] },
    ])
    expect((await historyOf(a?.id ?? ''))[0]).toMatchObject({
      action: 'Import undone',
      changes: { name: ['A plain', null] },
    })
  })

  test('goes in batches, each of them once whoever asks', async () => {
    const rows = Array.from({ length: 250 }, (_, n) => `Pen ${n},10,Writing,Fine,1`)
    const { data } = await importTable(shop, seller, `${HEADER}\n${rows.join('\n')}\n`)
    await seller.post(undoAddress(data._id), {})
    await workOffImports(shop.db, 1)
    expect((await seller.get(`${IMPORTS}/${data._id}`)).body.data.undo).toMatchObject({ status: 'working', done: 100 })
    expect(await products()).toHaveLength(150)
    expect((await upload(shop, seller, `${HEADER}\nX,1,Paper,x,1\n`)).body.message).toBe(importFailures.undoing.text)
    await enqueue(shop.db, undoImportJob, { importId: data._id })
    await workOffImports(shop.db)
    expect((await seller.get(`${IMPORTS}/${data._id}`)).body.data.undo).toMatchObject({
      ...{ status: 'done', done: 250, removed: 250, stayed: 0 },
    })
    expect(await products()).toEqual([])
  })
})

test('families are as before, unless somebody has moved the product since', async () => {
  const csv = `${HEADER},family,options\nA,10,Paper,a,5,Pads,Colour: Blue\nB,10,Paper,b,5,Pads,Colour: Red\n`
  await importTable(shop, admin, csv)
  const [a, b] = await products()
  const { data } = await importTable(
    shop,
    admin,
    `_id,family,options\n${a?.id},Blocks,Colour: Blue\n${b?.id},Blocks,Colour: Red\n`,
  )
  await importTable(shop, admin, `_id,options\n${b?.id},Colour: Green\n`)
  const { undo: result } = await undo(admin, data._id)
  expect(result).toMatchObject({ restored: 1, stayed: 1 })
  const places = await shop.db
    .selectFrom('product_variants')
    .innerJoin('product_families', 'product_families.id', 'family_id')
    .select(['product_id', 'name', 'option_values'])
    .execute()
  expect(new Map(places.map(({ product_id, name, option_values }) => [product_id, [name, option_values]]))).toEqual(
    new Map([
      [a?.id, ['Pads', { Colour: 'Blue' }]],
      [b?.id, ['Blocks', { Colour: 'Green' }]],
    ]),
  )
  expect((await stayed(admin, data._id))[0].notes).toEqual([{ column: 'family', text: undoTexts.changedSince }])
})

test('is refused for a check, twice, and after seven days; the page still knows the last import', async () => {
  const check = await importTable(shop, seller, `${HEADER}\nA,10,Paper,a,5\n`, true)
  expect(check.data.undo).toBeNull()
  expect((await seller.post(undoAddress(check.data._id), {})).body.code).toBe(importFailures.notUndoable.code)
  const { data } = await importTable(shop, seller, `${HEADER}\nA,10,Paper,a,5\n`)
  await importTable(shop, seller, `${HEADER}\nB,10,Paper,b,5\n`, true)
  expect((await seller.get(IMPORTS)).body).toMatchObject({ data: { dryRun: true }, lastChange: { _id: data._id } })
  await undo(seller, data._id)
  expect((await seller.post(undoAddress(data._id), {})).body.code).toBe(importFailures.notUndoable.code)

  const old = await importTable(shop, seller, `${HEADER}\nA,10,Paper,a,5\n`)
  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)
  await shop.db
    .updateTable('product_imports')
    .set({ started_at: eightDaysAgo })
    .where('id', '=', old.data._id)
    .execute()
  expect((await seller.get(`${IMPORTS}/${old.data._id}`)).body.data.undo).toBeNull()
  expect((await seller.post(undoAddress(old.data._id), {})).status).toBe(409)
})

test('stops where the importer may no longer sell', async () => {
  const { data } = await importTable(shop, seller, `${HEADER}\nA,10,Paper,a,5\n`)
  await seller.post(undoAddress(data._id), {})
  await shop.db.updateTable('users').set({ approved: false }).where('id', '=', seller.id).execute()
  await workOffImports(shop.db)
  const row = await shop.db.selectFrom('product_imports').select('undo_status').executeTakeFirst()
  expect(row?.undo_status).toBe('failed')
  expect(await products()).toHaveLength(1)
})
