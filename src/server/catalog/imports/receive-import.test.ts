import { beforeEach, describe, expect, test } from 'vitest'
import { productTexts } from '#contract/catalog/product.texts.ts'
import { newId } from '#server/platform/ids.ts'
import { takeJobs } from '#server/platform/jobs/jobs.store.ts'
import { IMPORTS, upload, workOffImports } from '#tests/support/csv-uploads.ts'
import { aShopper, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { letTimePass } from '#tests/support/waiting-jobs.ts'
import { importProductsJob } from './import-products-job.ts'
import { openImport } from './imports.store.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

let seller: Shopper
let other: Shopper
beforeEach(async () => {
  seller = await aShopper(shop, { fullName: 'Meera Pens', role: 'seller', approved: true })
  other = await aShopper(shop, { fullName: 'Ravi Paper', role: 'seller', approved: true })
})

const HEADER = 'name,price,Category,description,stocks'
const products = () => shop.db.selectFrom('all_products').select('name').execute()
const rowsKept = () => shop.db.selectFrom('product_import_rows').select('line').execute()

describe('a file that is no table of products', () => {
  test.each([
    ['is empty', '', 'csv/empty'],
    ['has no rows', `${HEADER}\n\n`, 'import/no-rows'],
    ['has no header', 'Gel Pen,10,Writing,Fine,1\n', 'import/unknown-column'],
    ['has a column of its own', `${HEADER},colour\nPen,1,Writing,x,1,red\n`, 'import/unknown-column'],
    ['names a column twice', `${HEADER},name\n`, 'import/doubled-column'],
    ['lacks a column', 'name,price\nPen,1\n', 'import/missing-column'],
    ['is separated otherwise', `${HEADER.replaceAll(',', ';')}\n`, 'import/unknown-column'],
    ['has broken quotes', `${HEADER}\nGood,1,Paper,x,1\n"Bad,1,Paper,x,1\n`, 'csv/broken-quotes'],
    ['is in UTF-16', Buffer.from(`\ufeff${HEADER}\n`, 'utf16le'), 'csv/utf16'],
    ['is in Latin-1', Buffer.from(`${HEADER}\nCaf\xe9,1,Paper,x,1\n`, 'latin1'), 'csv/not-utf8'],
  ])('%s: refused, and nothing is left of it', async (_, csv, code) => {
    const { body, status } = await upload(shop, seller, csv)
    expect(body.code).toBe(code)
    expect(status).toBeGreaterThanOrEqual(400)
    expect((await seller.get(IMPORTS)).body.data).toBeNull()
    expect(await rowsKept()).toEqual([])
    expect(await shop.db.selectFrom('jobs').select('id').execute()).toEqual([])
  })

  test('is no CSV at all', async () => {
    expect((await seller.post(`${IMPORTS}?dryRun=true`, { name: 'Pen' })).status).toBe(415)
    const answer = await shop.app.inject({
      method: 'POST',
      url: `${IMPORTS}?dryRun=maybe`,
      headers: { authorization: `Bearer ${seller.token}`, 'content-type': 'text/csv' },
      payload: 'x',
    })
    expect(answer.statusCode).toBe(400)
  })
})

describe('an import at work', () => {
  const csv = `${HEADER}\n${Array.from({ length: 600 }, (_, n) => `Pen ${n},${n % 7},Writing,Fine,1\n`).join('')}`

  test('is shown to its owner alone, page by page, and only one at a time', { timeout: 60_000 }, async () => {
    const { body } = await upload(shop, seller, csv, true)
    expect(body.data).toMatchObject({ status: 'working', total: 600, done: 0 })
    expect(await upload(shop, seller, csv)).toMatchObject({ status: 409, body: { code: 'import/running' } })
    expect((await other.get(`${IMPORTS}/${body.data._id}`)).status).toBe(404)
    expect((await other.get(IMPORTS)).body.data).toBeNull()
    expect((await seller.get(IMPORTS)).body.data).toMatchObject({ _id: body.data._id, status: 'working' })
    await workOffImports(shop.db)
    const first = (await seller.get(`${IMPORTS}/${body.data._id}?limit=50`)).body
    expect(first.data).toMatchObject({ status: 'done', done: 600, failed: 86, added: 514 })
    expect(first.errors[0]).toEqual({ line: 2, column: 'price', text: productTexts.badPrice })
    const rest = (await seller.get(`${IMPORTS}/${body.data._id}?limit=50&cursor=${first.nextCursor}`)).body
    expect([first.errors.length, rest.errors.length, rest.nextCursor]).toEqual([50, 36, null])
    expect((await seller.get(`${IMPORTS}/${body.data._id}?cursor=x`)).status).toBe(400)
  })

  test('whose process died between two batches goes on where it was', { timeout: 60_000 }, async () => {
    const { body } = await upload(shop, seller, csv)
    const {
      jobs: [first],
    } = await takeJobs(shop.db, [{ name: importProductsJob.name, most: 1 }], 0)
    await workOffImports(shop.db, 1)
    const {
      jobs: [dead],
    } = await takeJobs(shop.db, [{ name: importProductsJob.name, most: 1 }], 60_000)
    expect([first?.data, dead?.data]).toEqual([{ importId: body.data._id }, { importId: body.data._id }])
    expect((await seller.get(IMPORTS)).body.data).toMatchObject({ status: 'working', done: 100 })
    await workOffImports(shop.db)
    expect((await seller.get(IMPORTS)).body.data).toMatchObject({ status: 'working', done: 100 })
    await letTimePass(shop.db, 60_000)
    await workOffImports(shop.db)
    expect((await seller.get(IMPORTS)).body.data).toMatchObject({ status: 'done', done: 600, added: 514 })
    expect(new Set((await products()).map(({ name }) => name)).size).toBe(514)
  })

  test('ends when its owner may no longer sell', async () => {
    const { body } = await upload(shop, seller, csv)
    await shop.db.updateTable('users').set({ approved: false }).where('id', '=', seller.id).execute()
    await workOffImports(shop.db)
    const row = await shop.db.selectFrom('product_imports').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ id: body.data._id, status: 'failed', added: 0 })
    expect(await products()).toEqual([])
  })

  test('is not taken for one given up by a process whose clock runs ahead', async () => {
    await upload(shop, seller, csv)
    const now = new Date(Date.now() + 3 * 60 * 60 * 1000)
    expect(await openImport(shop.db, { id: newId(), userId: seller.id, dryRun: false, now })).toBe(false)
    await workOffImports(shop.db)
    expect((await seller.get(IMPORTS)).body.data).toMatchObject({ status: 'done', added: 514 })
  })

  test('that stands still for long makes room', async () => {
    await upload(shop, seller, csv)
    await shop.db
      .updateTable('product_imports')
      .set({ touched_at: new Date(Date.now() - 5_500_000) })
      .execute()
    expect((await seller.get(IMPORTS)).body.data).toMatchObject({ status: 'failed' })
    expect(await upload(shop, seller, csv)).toMatchObject({ status: 201 })
    await workOffImports(shop.db)
    expect(await shop.db.selectFrom('product_imports').select(['status', 'added']).execute()).toEqual([
      { status: 'done', added: 514 },
    ])
  })
})
