import { expect, test } from 'vitest'
import { aProduct } from '#db/seed/builders/product-builder.ts'
import { demoProducts } from '#db/seed/demo/demo-products.ts'
import { addDemoCatalogue, idOfDemo } from '#tests/support/demo-catalogue.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ fill: addDemoCatalogue })

async function search(name: string) {
  const { status, body } = await shop.call('GET', `/api/v1/product/searchCards?name=${encodeURIComponent(name)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const firstFor = async (name: string): Promise<string> => (await search(name)).data[0]?._id

test('[SRCH-01] a product is found first by the whole of its Hindi name', async () => {
  for (const { slug, nameHi = '' } of demoProducts.slice(0, 12))
    expect(await firstFor(nameHi), nameHi).toBe(idOfDemo(slug))
})

test.each([
  ['करेक्शन पेन', 'kalam-correction-pen-7ml-2'],
  ['रिपोर्ट कवर', 'almira-strip-file-report-cover-10'],
])('[SRCH-01] %j is first what is called so in Hindi', async (text, slug) => {
  expect(await firstFor(text)).toBe(idOfDemo(slug))
})

test('what only a Hindi name says is found, with the signs that people leave out or without', async () => {
  const ledger = aProduct({ name: 'Vriksha Accounts Keeper', nameHi: 'वृक्ष रोज़नामचा पाँच साला' })
  await shop.db
    .insertInto('products')
    .values({ ...ledger, image_id: 'a'.repeat(32) })
    .execute()
  for (const text of ['रोज़नामचा', 'रोजनामचा', 'पांच साला रोज़नामचा']) {
    const { data, understood } = await search(text)
    expect(data[0]?._id, text).toBe(ledger.id)
    expect(understood).toMatchObject({ ignored: [], unsold: [] })
  }
})

test('a shopper of Hindi pages is suggested products by their Hindi names', async () => {
  const inHindi = demoProducts.map(({ nameHi }) => nameHi)
  for (const q of ['gel pen', 'जेल पेन']) {
    const { body } = await shop.call('GET', `/api/v1/product/suggest?q=${encodeURIComponent(q)}&language=hi`)
    const named = body.data.filter((one: { productId?: string }) => one.productId)
    expect(named.length, q).toBeGreaterThan(0)
    for (const { text } of named) expect(inHindi).toContain(text)
  }
})
