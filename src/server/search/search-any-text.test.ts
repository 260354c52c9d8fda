import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const picture = { id: 'a'.repeat(32), width: 1000, height: 1000 }

const nasty = fc.constantFrom(
  ...["'", '"', '%', '_', '\\', '\0', '|', '&', '!', '(', ')', '<->', ':*', ':A', '--', ';', '$1', '{0}', '\ud800'],
  ...[
    'pen',
    'पेंसिल',
    '१२',
    'ﬁ',
    'İ',
    '0.7',
    '.5.',
    '10,000',
    '🖊️',
    'a\u0301',
    '\u200d',
    '\ufeff',
    'null',
    "'); drop table x",
  ],
)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(nasty, { maxLength: 40 }).map((pieces) => pieces.join('')),
  fc.array(nasty, { maxLength: 20 }).map((pieces) => pieces.join(' ')),
)

test('[SRCH-01] [API-16] no text makes the search, its facets or its suggestions fail', {
  timeout: 120_000,
}, async () => {
  await insertProduct(shop.db, aProduct({ name: "Blue Gel Pen 0.7 mm, 'Pack' of 10" }), picture)
  await fc.assert(
    fc.asyncProperty(text, async (name) => {
      // A query holds whole characters only; halves of one can come in JSON.
      const query = encodeURIComponent(name.toWellFormed())
      const answers = [
        await shop.call('POST', '/api/v1/product/searchProduct', { name }),
        await shop.call('GET', `/api/v1/product/searchCards?name=${query}`),
        await shop.call('GET', `/api/v1/product/suggest?q=${query}`),
        await shop.call('GET', `/api/v1/product/facets?q=${query}`),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    }),
    { numRuns: 50 },
  )
})

test('[API-16] ten thousand characters are cut, not refused', async () => {
  await insertProduct(shop.db, aProduct({ name: 'Blue Gel Pen' }), picture)
  const { status, body } = await shop.call('POST', '/api/v1/product/searchProduct', { name: 'pen '.repeat(2_500) })
  expect(status).toBe(200)
  expect(body.data).toHaveLength(1)
})
