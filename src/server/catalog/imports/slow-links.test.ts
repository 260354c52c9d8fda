import { afterEach, beforeEach, expect, test } from 'vitest'
import { MOST_LINKS_A_DAY } from '#contract/catalog/picture-cell.ts'
import { linkTexts, productImportTexts } from '#contract/catalog/product-import.texts.ts'
import { subjectOf } from '#server/accounts/limits.ts'
import { openLinkReader } from '#server/gateways/links/link-reader.ts'
import { openDraft } from '#tests/support/buying.ts'
import { IMPORTS, upload, workOffImports } from '#tests/support/csv-uploads.ts'
import { aNameServer } from '#tests/support/name-server.ts'
import { aShopper, putOnSale, type Shopper } from '#tests/support/shoppers.ts'
import { razorpayShop } from '#tests/support/test-shop-providers.ts'

const { shop } = await razorpayShop()
const HEADER = 'name,price,Category,description,stocks,ProductImage'
const DAY_MS = 24 * 60 * 60_000
const hasTimeout = { timeout: 60_000 }

let seller: Shopper
let names: Awaited<ReturnType<typeof aNameServer>>
beforeEach(async () => {
  seller = await aShopper(shop, { fullName: 'Meera Pens', role: 'seller', approved: true })
  names = await aNameServer('silent')
})
afterEach(() => names.close())

const linksOf = (count: number, host: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => `Pen ${n},10,Writing,Fine,1,https://${host(n)}/${n}.png\n`).join('')
const silent = (timeoutMs: number) => openLinkReader({ names: { servers: [names.server], timeoutMs, tries: 1 } })
const set = (values: { waited_ms: number }) => shop.db.updateTable('product_imports').set(values).execute()

async function bring(csv: string) {
  const { body } = await upload(shop, seller, `${HEADER}\n${csv}`)
  return { id: body.data._id, result: async () => (await seller.get(`${IMPORTS}/${body.data._id}?limit=100`)).body }
}
const textsOf = (errors: { text: string }[]) => [...new Set(errors.map(({ text }) => text))]

test('60 links of a name server that never answers: it is asked of the first few alone', hasTimeout, async () => {
  const { result } = await bring(linksOf(60, () => 'silent.example'))
  await workOffImports(shop.db, undefined, silent(200))
  const { data, errors } = await result()
  expect(data).toMatchObject({ status: 'done', failed: 60 })
  expect(textsOf(errors)).toEqual([linkTexts.tooSlow])
  // Both kinds of addresses, of the three that went out together.
  expect(names.asked.length).toBeLessThanOrEqual(6)
})

test('others pay while links wait for a name server', hasTimeout, async () => {
  const { id } = await putOnSale(shop.db, { price: 100 })
  const asha = await aShopper(shop)
  const { result } = await bring(linksOf(6, (n) => `${n}.silent.example`))
  const working = workOffImports(shop.db, 1, silent(1_000))
  await expect.poll(() => names.asked.length).toBeGreaterThan(0)
  const { status } = await openDraft(asha, [{ productId: id, quantity: 1 }], 118)
  expect(status).toBe(200)
  expect((await result()).data).toMatchObject({ status: 'working', done: 0 })
  await working
})

test('a table whose links were waited for too long goes on without them', async () => {
  const { result } = await bring(linksOf(9, (n) => `${n}.silent.example`))
  await workOffImports(shop.db, 1, silent(50))
  await set({ waited_ms: 10 * 60_000 })
  await workOffImports(shop.db, undefined, silent(50))
  const { data, errors } = await result()
  expect(data).toMatchObject({ status: 'done', failed: 9 })
  expect(errors.at(-1).text).toBe(productImportTexts.linksTookTooLong)
})

test('a seller’s links of a day are counted over all tables, and it is told when they go on', async () => {
  const past = new Date(Date.now() - DAY_MS / 2)
  const subject = subjectOf('picture-links', seller.id)
  const used = { subject, count: MOST_LINKS_A_DAY - 1, since: past, last_at: past, blocked_until: past }
  await shop.db.insertInto('attempts').values(used).execute()
  const { result } = await bring(linksOf(3, (n) => `${n}.silent.example`))
  await workOffImports(shop.db, undefined, silent(50))
  const { errors } = await result()
  const over = 'You’ve used 2,000 picture links today. Import the rest in 12 hours'
  // They go out together: which of them was the last of the day is chance.
  expect(errors.map(({ text }: { text: string }) => text).sort()).toEqual([linkTexts.tooSlow, over, over])
  expect(new Set(names.asked).size).toBe(1)
})

test('sellers cannot tell what is refused from what is not there', () => {
  expect(linkTexts.refused).toBe(linkTexts.unreachable)
})
