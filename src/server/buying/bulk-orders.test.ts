import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { buy, ORDERS } from '#tests/support/buying.ts'
import { countAsLive } from '#tests/support/count-as-live.ts'
import { actOn, versionFor } from '#tests/support/order-acts.ts'
import { pdfPages, pdfText } from '#tests/support/pdf-text.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const DESK = '/api/v2/admin/orders'

let asha: Shopper
let admin: Shopper
let seller: Shopper
let first: string
let second: string
let penOnly: string

beforeEach(async () => {
  asha = await aShopper(shop, { fullName: 'Asha Verma' })
  admin = await aShopper(shop, { role: 'admin' })
  seller = await aShopper(shop, { role: 'seller', approved: true })
  const pen = await putOnSale(shop.db, { slug: 'pen', name: 'Blue Pen', price: 100, category: 'Writing' })
  const book = await putOnSale(shop.db, { slug: 'book', name: 'लाल कॉपी', price: 50, category: 'Paper' })
  await shop.db.updateTable('all_products').set({ seller_id: seller.id }).where('id', '=', book.id).execute()
  const both = [
    { productId: pen.id, quantity: 2 },
    { productId: book.id, quantity: 1 },
  ]
  first = await buy(asha, both, 295)
  second = await buy(asha, both, 295)
  penOnly = await buy(asha, [{ productId: pen.id, quantity: 3 }], 354)
  await countAsLive(shop.db)
})

const numberOf = async (id: string) =>
  (await shop.db.selectFrom('orders').select('number').where('id', '=', id).executeTakeFirstOrThrow()).number
const file = (who: Shopper, name: string, ...ids: string[]) => who.get(`${DESK}/${name}?ids=${ids.join(',')}`)

describe('packing slips', () => {
  test('one order after the other: what goes in, how many, to whom, and no prices', async () => {
    const { status, headers, raw } = await file(admin, 'packing-slips.pdf', first, penOnly)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    const pages = pdfPages(raw).map((lines) => lines.join('\n'))
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain(await numberOf(first))
    for (const said of ['1|Blue Pen|2|_____', '|1|_____', 'Total pieces|3', '12 MG Road', '560001', 'Page 1 of 1'])
      expect(pages[0]).toContain(said)
    expect(pages[1]).toContain('1|Blue Pen|3|_____')
    expect(pages.join()).not.toMatch(/₹|295|354/)
  })

  test('[ROLE-03] a seller packs their own lines, without the buyer', async () => {
    const { status, raw } = await file(seller, 'packing-slips.pdf', first)
    const text = pdfText(raw)
    expect([status, text.includes('Total pieces|1')]).toEqual([200, true])
    for (const secret of ['Blue Pen', 'Asha', '9876543210', 'MG Road', asha.email]) expect(text).not.toContain(secret)
    expect((await file(seller, 'packing-slips.pdf', first, penOnly)).status).toBe(404)
  })

  test('what was cancelled says so', async () => {
    await actOn(admin, first, 'status', { status: 'cancelled' })
    expect(pdfText((await file(admin, 'packing-slips.pdf', first)).raw)).toContain('CANCELLED')
  })
})

describe('a pick list', () => {
  test('adds up what several orders want, shelf by shelf', async () => {
    const text = pdfText((await file(admin, 'pick-list.pdf', first, second, penOnly)).raw)
    expect(text).toMatch(/Paper\|.*\|2\|[\s\S]*Writing\|Blue Pen\|7\|/)
    expect(text).toContain(`${await numberOf(penOnly)} × 3`)
    expect(text).toContain('Total pieces|9')
  })

  test('leaves out what was cancelled, and says which', async () => {
    await actOn(admin, second, 'status', { status: 'cancelled' })
    const text = pdfText((await file(admin, 'pick-list.pdf', first, second)).raw)
    expect(text).toContain(`Left out, cancelled: ${await numberOf(second)}`)
    expect(text).toContain('Total pieces|3')
  })

  test('[ROLE-03] of a seller has their own products', async () => {
    expect(pdfText((await file(seller, 'pick-list.pdf', first, second)).raw)).not.toContain('Blue Pen')
  })
})

describe('labels', () => {
  test('of the sandbox are drawn by the shop once its courier is booked', async () => {
    const early = await file(admin, 'labels.pdf', first)
    expect([early.status, early.body.code]).toEqual([409, 'labels/no-courier'])
    expect(early.body.message).toContain(await numberOf(first))
    await admin.post(`/api/sandbox/shipments/${first}/advance`)
    const { status, raw } = await file(admin, 'labels.pdf', first)
    const text = pdfText(raw)
    expect(status).toBe(200)
    for (const said of ['Sandbox Courier', `TEST-${await numberOf(first)}`, 'Asha Verma', 'PIN 560001', 'Prepaid'])
      expect(text).toContain(said)
    expect((await file(seller, 'labels.pdf', first)).status).toBe(403)
  })
})

describe('several at once', () => {
  test('are marked as shipped each by the rule for one; what could not be is named with its reason', async () => {
    await actOn(admin, second, 'status', { status: 'cancelled' })
    const chosen = [first, second, penOnly, newId()]
    const orders = await Promise.all(chosen.map(async (id) => ({ id, seen: await versionFor(admin, id) })))
    const { status, body } = await admin.post(`${DESK}/mark-shipped`, { orders })
    expect([status, body.message]).toEqual([200, '2 orders marked as shipped. 2 couldn’t be.'])
    expect(body.data.moved).toEqual([await numberOf(first), await numberOf(penOnly)])
    expect(body.data.refused[0]).toEqual({
      id: second,
      number: await numberOf(second),
      reason: 'This order is already cancelled, so it can’t be shipped.',
    })
    const history = (await admin.get(`/api/v2/admin/history/order/${first}`)).body.data
    expect(history).toMatchObject([{ action: 'Status changed', changes: { status: ['Processing', 'Shipped'] } }])
    expect((await admin.get(`${ORDERS}/manageOrder/${penOnly}`)).body.data.status).toBe('Shipped')
  })

  test('are exported as a table of just these', async () => {
    const { raw } = await admin.get(`${DESK}/export.csv?ids=${first},${penOnly}`)
    const lines = raw.toString().trim().split('\n')
    expect(lines).toHaveLength(1 + 3)
    expect(raw.toString()).not.toContain(await numberOf(second))
  })

  test.each(['', 'ids=', 'ids=7', `ids=${Array.from({ length: 101 }, newId).join(',')}`])(
    'but not none, not too many, and nothing that is no order: %#',
    async (query) => {
      for (const name of ['packing-slips.pdf', 'pick-list.pdf', 'labels.pdf'])
        expect((await admin.get(`${DESK}/${name}?${query}`)).status).toBe(400)
    },
  )
})
