import { beforeEach, expect, test } from 'vitest'
import { sendMailJob } from '#server/gateways/mail/queue-mail.ts'
import { buy } from '#tests/support/buying.ts'
import { anOrderRow } from '#tests/support/order-rows.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { digestOrdersJob, mailDigest, noticeOrderJob, noticeOrders, purgeOrderNotices } from './notice-jobs.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const now = new Date('2026-11-16T09:00:00Z')

let owner: Shopper
let meera: Shopper
let ravi: Shopper
beforeEach(async () => {
  owner = await aShopper(shop, { fullName: 'Owner', role: 'superadmin' })
  meera = await aShopper(shop, { fullName: 'Meera Pens', role: 'seller', approved: true })
  ravi = await aShopper(shop, { fullName: 'Ravi Books', role: 'seller', approved: true })
  await aShopper(shop, { fullName: 'Admin', role: 'admin' })
})

const orderOfBoth = () =>
  anOrderRow(shop.db, {
    at: now,
    total: 266,
    lines: [
      { sellerId: meera.id, name: 'Gel Pen', price: 40, quantity: 2 },
      { sellerId: ravi.id, name: 'Diary', price: 150 },
      { name: 'Eraser', price: 5 },
    ],
  })

type Queued = { to: string; subject: string; text: string }
async function mails(): Promise<Map<string, Queued[]>> {
  const rows = await shop.db.selectFrom('jobs').select('data').where('name', '=', sendMailJob.name).execute()
  return Map.groupBy(
    rows.map(({ data }) => data as Queued),
    ({ to }) => to,
  )
}
const jobs = (name: string) => shop.db.selectFrom('jobs').selectAll().where('name', '=', name).execute()

test('an order notes that owner and sellers are to be told, and nothing more', async () => {
  const pen = await putOnSale(shop.db, { price: 100 })
  const orderId = await buy(await aShopper(shop), [{ productId: pen.id, quantity: 1 }], 118)
  expect((await jobs(noticeOrderJob.name)).map(({ data }) => data)).toEqual([{ orderId }])
})

test('the owner reads of the whole order, a seller of their own lines, nobody of the buyer', async () => {
  const { id, number } = await orderOfBoth()
  await noticeOrders(shop.db, [id], 'each', now)
  const sent = await mails()
  expect([...sent.keys()].sort()).toEqual([owner.email, meera.email, ravi.email].sort())
  const [[toOwner], [toMeera]] = [sent.get(owner.email), sent.get(meera.email)] as [Queued[], Queued[]]
  expect(toOwner?.subject).toBe(`New order ${number}: ₹266`)
  for (const name of ['2 × Gel Pen', '1 × Diary', '1 × Eraser', `/admin/orders/${id}`])
    expect(toOwner?.text).toContain(name)
  expect(toMeera?.subject).toBe(`New order ${number}: ₹80`)
  expect(toMeera?.text).toContain('2 × Gel Pen')
  expect(toMeera?.text).not.toMatch(/Diary|Eraser|266/)
  for (const { text } of [...sent.values()].flat()) expect(text).not.toMatch(/Asha|asha@|MG Road/)
})

test('told twice, it is mailed once', async () => {
  const { id } = await orderOfBoth()
  await noticeOrders(shop.db, [id], 'each', now)
  await noticeOrders(shop.db, [id], 'each', now)
  expect((await mails()).get(owner.email)).toHaveLength(1)
})

test('collected, several orders are one mail each to owner and sellers', async () => {
  const [first, second] = [
    await orderOfBoth(),
    await anOrderRow(shop.db, { at: now, total: 100, lines: [{ price: 100 }] }),
  ]
  await noticeOrders(shop.db, [first.id], 'hourly', now)
  await noticeOrders(shop.db, [second.id], 'hourly', now)
  expect(await mails()).toEqual(new Map())
  expect((await jobs(digestOrdersJob.name)).map(({ run_at }) => run_at)).toEqual([new Date('2026-11-16T09:30:00Z')])
  await mailDigest(shop.db, 'hourly', now)
  await mailDigest(shop.db, 'hourly', now)
  const sent = await mails()
  expect(sent.get(owner.email)?.map(({ subject }) => subject)).toEqual(['2 new orders on Likho'])
  expect(sent.get(owner.email)?.[0]?.text).toMatch(/366/)
  expect(sent.get(meera.email)?.map(({ subject }) => subject)).toEqual(['1 new order on Likho'])
  expect(sent.get(meera.email)?.[0]?.text).not.toContain(second.number)
})

test('whoever wants no mails gets none, not even those that waited', async () => {
  const [first, second] = [await orderOfBoth(), await orderOfBoth()]
  await noticeOrders(shop.db, [first.id], 'daily', now)
  await noticeOrders(shop.db, [second.id], 'off', now)
  await mailDigest(shop.db, 'off', now)
  await mailDigest(shop.db, 'daily', now)
  expect(await mails()).toEqual(new Map())
})

test('what was mailed is forgotten after a while, what waits is not', async () => {
  const [first, second] = [await orderOfBoth(), await orderOfBoth()]
  await noticeOrders(shop.db, [first.id], 'each', now)
  await noticeOrders(shop.db, [second.id], 'daily', now)
  await purgeOrderNotices(shop.db, new Date('2027-01-16T09:00:00Z'))
  const left = await shop.db.selectFrom('order_notices').select('order_id').execute()
  expect(left.map(({ order_id }) => order_id)).toEqual([second.id])
})
