import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { linkTexts, productImportTexts } from '#contract/catalog/product-import.texts.ts'
import { NOT_A_PICTURE } from '#contract/images/image-limits.ts'
import { type LinkReader, openLinkReader } from '#server/gateways/links/link-reader.ts'
import { IMPORTS, importTable, upload, workOffImports } from '#tests/support/csv-uploads.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { sendForm } from '#tests/support/product-forms.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const HEADER = 'name,price,Category,description,stocks,ProductImage'
const SITE = 'https://pictures.example'
const rowOf = (name: string, picture: string) => `${name},10,Writing,Fine,1,${picture}\n`
const products = () => shop.db.selectFrom('all_products').select(['id', 'name', 'image_id']).orderBy('name').execute()

let seller: Shopper
let asked: string[] = []
beforeEach(async () => {
  seller = await aShopper(shop, { fullName: 'Meera Pens', role: 'seller', approved: true })
  asked = []
})

/** A stand-in for somebody's website: the same reader, with the name of the site led to this machine. */
const site = createServer(async ({ url = '' }, answer) => {
  asked.push(url)
  if (url.startsWith('/pen')) return answer.end(await aPicture())
  if (url === '/page') return answer.end('<html>')
  answer.writeHead(404).end()
})
let links: LinkReader
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const here = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const reader = openLinkReader({
    mayOpen: ({ origin }) => origin === here,
    mayConnect: (address) => address === '127.0.0.1',
    withinMs: 20_000,
  })
  links = { read: (link, most, signal) => reader.read(link.replace(SITE, here), most, signal) }
})
afterAll(() => site.close())

async function importLinked(csv: string, dryRun = false) {
  const { body } = await upload(shop, seller, csv, dryRun)
  await workOffImports(shop.db, undefined, links)
  return (await seller.get(`${IMPORTS}/${body.data._id}`)).body
}

test('pictures come by links: each once, and what is no picture is a fault of its row', async () => {
  const csv = [
    `${HEADER}\n`,
    rowOf('A', `${SITE}/pen.png`),
    rowOf('B', `${SITE}/pen.png`),
    rowOf('C', `${SITE}/page`),
    rowOf('D', `${SITE}/gone.png`),
    rowOf('E', 'https://127.0.0.1/pen.png'),
    rowOf('F', 'http://pictures.example/pen.png'),
    rowOf('G', ''),
  ].join('')
  const { data, errors } = await importLinked(csv)
  expect(data).toMatchObject({ status: 'done', total: 7, added: 3, failed: 4 })
  expect(errors).toEqual([
    { line: 4, column: 'ProductImage', text: NOT_A_PICTURE },
    { line: 5, column: 'ProductImage', text: linkTexts.notThere },
    { line: 6, column: 'ProductImage', text: linkTexts.refused },
    { line: 7, column: 'ProductImage', text: productImportTexts.badPicture },
  ])
  expect(asked.toSorted()).toEqual(['/gone.png', '/page', '/pen.png'])
  const [a, b, g] = await products()
  expect(a?.image_id).toBe(b?.image_id)
  expect(a?.image_id).not.toBe(g?.image_id)
})

test('a check asks nobody; a picture that was fetched goes back with the import', async () => {
  const { id } = await putOnSale(shop.db)
  await shop.db.updateTable('all_products').set({ seller_id: seller.id }).where('id', '=', id).execute()
  const [before] = await products()
  const csv = `_id,ProductImage\n${id},${SITE}/pen.png\n`
  expect((await importLinked(csv, true)).data).toMatchObject({ changed: 1, failed: 0 })
  expect(asked).toEqual([])
  const { data } = await importLinked(csv)
  expect((await products())[0]?.image_id).not.toBe(before?.image_id)
  await seller.post(`${IMPORTS}/${data._id}/undo`, {})
  await workOffImports(shop.db)
  expect(await products()).toEqual([before])
})

test('a table with many links goes on in small batches', async () => {
  const rows = Array.from({ length: 20 }, (_, n) => rowOf(`Pen ${n}`, `${SITE}/gone-${n}.png`))
  const { body } = await upload(shop, seller, `${HEADER}\n${rows.join('')}`)
  await workOffImports(shop.db, 1, links)
  expect((await seller.get(`${IMPORTS}/${body.data._id}`)).body.data).toMatchObject({ status: 'working', done: 8 })
  await workOffImports(shop.db, undefined, links)
  expect((await seller.get(`${IMPORTS}/${body.data._id}`)).body.data).toMatchObject({ status: 'done', failed: 20 })
  expect(asked).toHaveLength(20)
})

test('a file has so many links and no more', async () => {
  const rows = Array.from({ length: 502 }, (_, n) => rowOf(`Pen ${n}`, `${SITE}/${n}.png`))
  const { data, errors } = await importLinked(`${HEADER}\n${rows.join('')}`, true)
  expect(data).toMatchObject({ total: 502, added: 500, failed: 2 })
  expect(errors[0]).toEqual({ line: 502, column: 'ProductImage', text: productImportTexts.tooManyLinks })
})

test('pictures that were added are found by the names of their files, by their owner alone', async () => {
  const picture = new Blob([new Uint8Array(await aPicture())])
  const add = (name: string, file = picture) => sendForm(shop, seller, `${IMPORTS}/pictures`, { name, picture: file })
  expect((await add('Blue Pen.PNG')).body).toMatchObject({ data: { name: 'Blue Pen.PNG' } })
  expect((await add('../pen.png')).status).toBe(400)
  expect((await add('note.png', new Blob(['text']))).status).toBe(415)
  const { data, errors } = await importTable(
    shop,
    seller,
    `${HEADER}\n${rowOf('A', 'blue pen.png')}${rowOf('B', 'x.png')}`,
  )
  expect(data).toMatchObject({ added: 1, failed: 1 })
  expect(errors).toEqual([{ line: 3, column: 'ProductImage', text: productImportTexts.noSuchFile }])
  const other = await aShopper(shop, { fullName: 'Ravi Paper', role: 'seller', approved: true })
  expect((await importTable(shop, other, `${HEADER}\n${rowOf('A', 'blue pen.png')}`)).data).toMatchObject({ failed: 1 })
})
