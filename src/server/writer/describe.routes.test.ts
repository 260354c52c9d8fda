import { afterAll, beforeEach, expect, test } from 'vitest'
import { writerFailures } from '#contract/writer/writer.failures.ts'
import { startAiStandIn } from '#tests/support/ai-stand-in.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShopper, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { QUOTA } from './describe-product.ts'

const DESCRIBE = '/api/v1/product/describe'
const service = await startAiStandIn()
const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET, ...service.env } })
afterAll(() => service.stop())

let seller: Shopper
beforeEach(async () => {
  seller = await aShopper(shop, { role: 'seller', approved: true })
})

const LONG = Array.from({ length: 40 }, (_, place) => `Sentence ${place} has five words.`)
const textOf = async (product: object, person = seller) => {
  const { status, headers, raw } = await person.post(DESCRIBE, product)
  return { status, type: headers['content-type'], text: raw.toString('utf8') }
}

test('[ADM-06] the words of the service come as plain text, and the same product is not asked about twice', async () => {
  service.behave({ pieces: LONG.map((sentence) => `${sentence} `) })
  const product = { name: 'Blue Gel Pen', category: 'Writing', attributes: { inkColor: 'Blue', length: '14 cm' } }
  const asked = service.asked.length
  const { status, type, text } = await textOf(product)
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toBe(LONG.join(' '))
  const turned = { attributes: { length: '14 cm', inkColor: 'Blue' }, category: 'Writing', name: ' Blue  Gel Pen ' }
  expect((await textOf(turned)).text).toBe(text)
  expect(service.asked).toHaveLength(asked + 1)
  await textOf({ ...product, attributes: { inkColor: 'Red' } })
  expect(service.asked).toHaveLength(asked + 2)
})

test('[ADM-06] few words stay few: nothing is added that would fit any product', async () => {
  service.behave({ pieces: ['A red stapler. ', 'It staples.'] })
  const { text } = await textOf({ name: 'Red Stapler', category: 'DeskSupplies' })
  expect(text).toBe('A red stapler. It staples.')
})

test('marks of HTML and Markdown are left out, and a text without end is ended', async () => {
  const marked = ['## Title\n\n', '**Very** <img src=x onerror=alert(1)>good. ', ...LONG.map((one) => `${one} `)]
  service.behave({ pieces: [...marked, ...Array.from({ length: 50 }, () => `${LONG.join(' ')} `)] })
  const { text } = await textOf({ name: 'Marked Pen' })
  expect(text.startsWith('Title\n\nVery good. Sentence 0')).toBe(true)
  expect(text).not.toMatch(/[<>*#]/)
  expect(text.length).toBeLessThan(4_000)
  expect(text.endsWith('.')).toBe(true)
})

test('a text that breaks off ends with its last whole sentence, and is asked for anew the next time', async () => {
  service.behave({ pieces: ['A green ruler. ', 'It is thir'], hangsUp: true })
  const ruler = { name: 'Green Ruler' }
  const { text } = await textOf(ruler)
  expect(text).toBe('A green ruler.')
  service.behave({ pieces: LONG.map((sentence) => `${sentence} `) })
  expect((await textOf(ruler)).text).toBe(LONG.join(' '))
})

test.each([
  [{ status: 429 }, writerFailures.outOfQuota],
  [{ status: 500 }, writerFailures.unavailable],
  [{ pieces: ['Not a whole sen'], hangsUp: true }, writerFailures.unavailable],
  [{ pieces: [' '] }, writerFailures.unavailable],
])('a service that answers %j is a clear refusal without what it said', async (manner, kind) => {
  service.behave(manner)
  const { status, body } = await seller.post(DESCRIBE, { name: 'A pen that nobody describes' })
  expect([status, body.code, body.message]).toEqual([kind.status, kind.code, kind.text])
})

test('who goes away also ends the work of the service', async () => {
  service.behave({ pieces: ['One sentence. Another'], stalls: true })
  const left = service.left()
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const gone = new AbortController()
  const { body } = await fetch(address + DESCRIBE, {
    method: 'POST',
    headers: { authorization: `Bearer ${seller.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Left Pen' }),
    signal: gone.signal,
  })
  const first = await body?.getReader().read()
  expect(new TextDecoder().decode(first?.value)).toBe('One sentence.')
  gone.abort()
  await eventually(() => expect(service.left()).toBe(left + 1))
})

test('everybody has so many turns; what is known already takes none', async () => {
  service.behave({ pieces: LONG.map((sentence) => `${sentence} `) })
  await textOf({ name: 'Known Pen' })
  await shop.db.updateTable('attempts').set({ count: QUOTA.max }).execute()
  const { status, headers, body } = await seller.post(DESCRIBE, { name: 'One Pen Too Many' })
  expect([status, body.code]).toEqual([429, 'writer/too-many'])
  expect(body.message).toMatch(/try again in \d+ minutes\.$/)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await textOf({ name: 'Known Pen' })).status).toBe(200)
  const other = await aShopper(shop, { role: 'admin' })
  expect((await textOf({ name: 'Another Pen' }, other)).status).toBe(200)
})

test.each([
  [{}, 'name'],
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(201) }, 'name'],
  [{ name: 'Pen', category: 'Toys' }, 'category'],
  [{ name: 'Pen', attributes: { colour: 'Blue' } }, 'attributes'],
  [{ name: 'Pen', attributes: { inkColor: 'x'.repeat(61) } }, 'attributes.inkColor'],
])('%j is refused beside %s', async (product, field) => {
  const { status, body } = await seller.post(DESCRIBE, product)
  expect(status).toBe(400)
  expect(Object.keys(body.fields)).toEqual([field])
})

test('[ROLE-03] only those who manage products are written for', async () => {
  expect((await shop.call('POST', DESCRIBE, { name: 'Pen' })).status).toBe(401)
  for (const person of [await aShopper(shop), await aShopper(shop, { role: 'seller' })]) {
    expect((await person.post(DESCRIBE, { name: 'Pen' })).status).toBe(403)
  }
})

test('the API docs know that text is answered', async () => {
  const { body } = await shop.call('GET', '/api/docs/openapi.json')
  expect(body.paths[DESCRIBE].post.responses[200].content).toEqual({ 'text/plain': { schema: { type: 'string' } } })
})

// The last one: the shop is closed afterwards.
test('a shop that closes waits for no description', async () => {
  service.behave({ pieces: ['One sentence. Another'], stalls: true })
  const asked = service.asked.length
  const describing = seller.post(DESCRIBE, { name: 'Late Pen' })
  await eventually(() => expect(service.asked).toHaveLength(asked + 1))
  await shop.app.close()
  expect([200, writerFailures.unavailable.status], 'with or without its first sentence').toContain(
    (await describing).status,
  )
})
