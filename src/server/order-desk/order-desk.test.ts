import { beforeEach, describe, expect, test } from 'vitest'
import type { TimelineEntry } from '#contract/admin/order-timeline.ts'
import { sendMailJob } from '#server/gateways/mail/queue-mail.ts'
import { newId } from '#server/platform/ids.ts'
import { FinalFailure } from '#server/platform/jobs/define-job.ts'
import { purgeFailedJobs } from '#server/platform/jobs/jobs.store.ts'
import { anAddress } from '#tests/support/addresses.ts'
import { buy, ORDERS } from '#tests/support/buying.ts'
import { actOn } from '#tests/support/order-acts.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { workOff } from '#tests/support/work-off.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const MANAGE = `${ORDERS}/manageOrder`

const { _id, selected, ...ADDRESS } = anAddress({ city: 'Bengaluru', state: 'Karnataka', postalCode: '560001' })

let asha: Shopper
let admin: Shopper
let other: Shopper
let boss: Shopper
let seller: Shopper
let id: string
beforeEach(async () => {
  asha = await aShopper(shop, { fullName: 'Asha Verma' })
  admin = await aShopper(shop, { fullName: 'Meera Admin', role: 'admin' })
  other = await aShopper(shop, { fullName: 'Kiran Admin', role: 'admin' })
  boss = await aShopper(shop, { fullName: 'Owner', role: 'superadmin' })
  seller = await aShopper(shop, { fullName: 'Rohan Traders', role: 'seller', approved: true })
  const pen = await putOnSale(shop.db, { name: 'Blue Pen', price: 100 })
  await shop.db.updateTable('all_products').set({ seller_id: seller.id }).where('id', '=', pen.id).execute()
  id = await buy(asha, [{ productId: pen.id, quantity: 2 }], 236)
})
const at = (what: string) => `${MANAGE}/${id}/${what}`
const versionSeen = async (): Promise<string> => (await admin.get(`${MANAGE}/${id}`)).body.version

describe('notes', () => {
  const notes = async (who = admin) => (await who.get(at('notes'))).body.data
  const note = (text: string) => admin.post(at('notes'), { text })

  test('are read by colleagues, newest first, with who wrote them', async () => {
    await note('Called: wants blue')
    await note('  Packed with a card \n')
    expect(await notes(other)).toMatchObject([
      { text: 'Packed with a card', by: 'Meera Admin', mayDelete: false },
      { text: 'Called: wants blue', mayDelete: false },
    ])
    expect((await note(' ')).body.fields).toEqual({ text: 'Write a note' })
    expect((await note('x'.repeat(2001))).status).toBe(400)
    expect((await admin.post(`${MANAGE}/${newId()}/notes`, { text: 'x' })).status).toBe(404)
  })

  test('are never seen by the shopper or the seller', async () => {
    await note('Called: wants blue')
    expect((await seller.get(at('notes'))).status).toBe(403)
    expect((await asha.get(at('notes'))).status).toBe(403)
    const all = [
      await seller.get(`${MANAGE}/${id}`),
      await asha.get(`${ORDERS}/getOrder/${id}`),
      await asha.get('/api/v1/users/my-data'),
      await admin.get(`/api/v2/admin/history/order/${id}`),
    ]
    expect(JSON.stringify(all.map(({ body }) => body))).not.toContain('wants blue')
  })

  test('are taken back by who wrote them, or by a superadmin', async () => {
    await note('One')
    await note('Two')
    const [two, one] = await notes()
    expect([two.mayDelete, (await notes(boss))[0].mayDelete]).toEqual([true, true])
    const remove = (who: Shopper, _id: string) => who.call('DELETE', at(`notes/${_id}`))
    expect((await remove(other, two._id)).body.code).toBe('admin/others-note')
    expect((await remove(admin, two._id)).status).toBe(200)
    expect((await remove(admin, two._id)).status).toBe(404)
    expect((await remove(boss, one._id)).status).toBe(200)
    expect(await notes()).toEqual([])
  })

  test('go with the account of the buyer once the order is over, and stay without that of their author', async () => {
    await note('Asha is on leave until Monday')
    await boss.call('DELETE', `/api/v1/users/deleteUser/${admin.id}`)
    expect(await notes(other)).toMatchObject([{ by: 'Meera Admin' }])
    await boss.call('DELETE', `/api/v1/users/deleteUser/${asha.id}`)
    expect(await notes(other), 'needed until it is delivered').toHaveLength(1)
    await actOn(other, id, 'status', { status: 'delivered' })
    expect(await notes(other)).toEqual([])
  })
})

describe('the timeline', () => {
  const timeline = async (): Promise<TimelineEntry[]> => (await admin.get(at('timeline'))).body.data
  const told = (entries: readonly TimelineEntry[]) =>
    entries.map(({ text, amount, by }) => [text, amount, by].filter((one) => one !== null).join(' | '))

  test('tells of all that happened, each thing once, with sums and who did it', async () => {
    await actOn(admin, id, 'status', { status: 'delivered' })
    await actOn(other, id, 'refunds', {
      ...{ key: newId(), cause: 'damaged', restock: true },
      lines: [{ place: 0, quantity: 1 }],
    })
    const entries = await timeline()
    expect(told(entries).toSorted()).toEqual(
      [
        'Order placed and paid | Customer',
        'Payment received | 236 | Customer',
        '2 items taken from stock',
        'Email waiting to be sent: “Order placed”',
        'Status changed | Meera Admin',
        'Email waiting to be sent: “Order delivered”',
        'Refund requested | 118 | Kiran Admin',
        '1 item put back in stock | Kiran Admin',
      ].toSorted(),
    )
    const moments = entries.map((entry) => entry.at)
    expect(moments).toEqual(moments.toSorted().reverse())
    expect(entries.find(({ kind }) => kind === 'refund')?.detail).toBe('Damaged or faulty · 1 × Blue Pen')
  })

  test('names who put the items back, not who marked them as returned', async () => {
    await actOn(admin, id, 'status', { status: 'shipped' })
    await actOn(admin, id, 'status', { status: 'returned' })
    await actOn(other, id, 'restock')
    expect(told(await timeline())).toContain('2 items put back in stock | Kiran Admin')
  })

  test('says of each mail what became of it, also when nobody keeps the failed ones any more', async () => {
    await actOn(admin, id, 'status', { status: 'shipped' })
    const mails = async () => (await timeline()).filter(({ kind }) => kind === 'mail').map(({ text }) => text)
    const send = (sent: () => Promise<void>, most: number) =>
      workOff(shop.db, { mail: { send: sent, close: async () => {} } }, [sendMailJob], most)
    await send(() => Promise.reject(new FinalFailure('no such mailbox')), 1)
    await send(async () => {}, 1)
    expect(await mails()).toEqual(['Email sent: “Order shipped”', 'Email could not be sent: “Order placed”'])
    await purgeFailedJobs(shop.db, new Date(Date.now() + 91 * 86_400_000))
    expect(await mails()).toEqual(['Email sent: “Order shipped”', 'Email given up: “Order placed”'])
  })

  test('is for those who manage all orders', async () => {
    expect([(await seller.get(at('timeline'))).status, (await asha.get(at('timeline'))).status]).toEqual([403, 403])
    expect((await admin.get(`${MANAGE}/${newId()}/timeline`)).status).toBe(404)
  })
})

describe('an order that a colleague changed meanwhile', () => {
  test.each<[string, object]>([
    ['status', { status: 'delivered' }],
    ['status', { status: 'cancelled' }],
    ['refund', {}],
    ['restock', {}],
    ['ship', {}],
    ['own-courier', { courierName: 'India Post', trackingNumber: 'EM1IN' }],
    ['address', ADDRESS],
    ['reship', {}],
  ])('is not changed by %s %j of who saw it before', async (what, body) => {
    const seen = await versionSeen()
    await actOn(other, id, 'status', { status: 'shipped' })
    const answer = await admin.post(at(what), { ...body, seen })
    expect([answer.status, answer.body.code]).toEqual([409, 'admin/stale'])
    expect(answer.body.message).toContain('Kiran Admin marked it as shipped just now.')
    expect((await asha.get(`${ORDERS}/getOrder/${id}`)).body.data.status).toBe('Shipped')
  })

  test('is changed by who looked again, and by nobody who names no version', async () => {
    await actOn(other, id, 'status', { status: 'shipped' })
    expect((await actOn(admin, id, 'status', { status: 'delivered', seen: await versionSeen() })).status).toBe(200)
    expect((await admin.post(at('restock'), { seen: 'nonsense' })).status).toBe(400)
  })

  test('is told of by what changed it, not by a note or a mail sent again after that', async () => {
    const seen = await versionSeen()
    await actOn(other, id, 'status', { status: 'shipped' })
    await actOn(admin, id, 'resend', { mail: 'shipped' })
    await admin.post(at('notes'), { text: 'Hello' })
    const { body } = await actOn(admin, id, 'status', { status: 'delivered', seen })
    expect(body.message).toContain('Kiran Admin marked it as shipped just now.')
  })

  test('a note, a mail sent again or a parcel that moves on is no such change', async () => {
    const seen = await versionSeen()
    await other.post(at('notes'), { text: 'Hello' })
    await actOn(other, id, 'resend', { mail: 'placed' })
    await admin.post(`/api/sandbox/shipments/${id}/advance`)
    expect((await actOn(admin, id, 'status', { status: 'shipped', seen })).status).toBe(200)
  })
})
