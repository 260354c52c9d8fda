import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { recordPurchaseJob } from '#server/activity/record-purchase.ts'
import { insertAction } from '#server/attention/desk-actions.store.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { dropImageJob } from '#server/gateways/images/drop-image.ts'
import type { MailGateway } from '#server/gateways/mail/mail.ts'
import { sendMailJob } from '#server/gateways/mail/queue-mail.ts'
import { newId } from '#server/platform/ids.ts'
import { FinalFailure } from '#server/platform/jobs/define-job.ts'
import { schedule } from '#server/platform/jobs/define-recurring-job.ts'
import { sweepShopJob } from '#server/sweep-shop.ts'
import { USERS } from '#tests/support/accounts.ts'
import { ORDERS } from '#tests/support/buying.ts'
import { findTraces } from '#tests/support/find-traces.ts'
import * as life from '#tests/support/marked-person.ts'
import { appliesAndSells, worksAtTheDesk } from '#tests/support/marked-staff.ts'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { actOn } from '#tests/support/order-acts.ts'
import { anOrderRow } from '#tests/support/order-rows.ts'
import { aShopper, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { letTimePass } from '#tests/support/waiting-jobs.ts'
import { workOff } from '#tests/support/work-off.ts'
import { PURPOSES } from './purposes.ts'
import { aboutPeople } from './register-page.ts'

const DAY_MS = 86_400_000
/** Each is a whole life: on a busy machine it takes its time. */
const timeout = 180_000
const media = memoryMediaStore()
const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET }, media })

let admin: Shopper
beforeEach(async () => {
  admin = await aShopper(shop, { fullName: 'Meera Admin', role: 'admin' })
})

const traces = (words = life.TRACES) => findTraces(shop.db, words)
const REGISTERED = await aboutPeople()
const stays = REGISTERED.flatMap(({ table, column, mark }) =>
  PURPOSES[mark].atDeletion === 'stays' ? [`${table}.${column}`] : [],
)
const mailsFail = (fault: Error): MailGateway => ({ send: () => Promise.reject(fault), close: async () => {} })
const sendMails = (fault: Error, most?: number) => workOff(shop.db, { mail: mailsFail(fault) }, [sendMailJob], most)
async function sweep(): Promise<void> {
  await schedule(shop.db, sweepShopJob, new Date(0))
  await workOff(shop.db, {}, [sweepShopJob], 1)
}

/** Longer than anything is kept. Security events and invoices are not to be changed, not even by us. */
async function yearsPass(): Promise<void> {
  const past = sql`interval '9 years'`
  await sql`update grievances set created_at = created_at - ${past}`.execute(shop.db)
  for (const [table, column] of [
    ['security_events', 'at'],
    ['invoices', 'issued_at'],
  ] as const) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(shop.db)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} - ${past}`.execute(shop.db)
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(shop.db)
  }
}

/** At the desk, on the order’s history and by its courier: each with the buyer’s name in it. */
async function troublesWith(orderId: string): Promise<void> {
  const note = 'Called Zyxwa on 9371928374'
  const action = { kind: 'parcelLost', action: 'settle', actor_id: admin.id, actor_name: 'Meera Admin', note } as const
  await insertAction(shop.db, { ...action, id: newId(), subject: orderId, at: new Date() })
  const changes = { note: [null, note] as [null, string] }
  const entry = { action: 'troubleResolved', id: orderId, changes } as const
  await recordChange(shop.db, { id: admin.id } as never, new Date(), entry)
  const told = { trouble: 'refused', trouble_text: 'Phone 9371928374 of Zyxwa is not valid' } as const
  await shop.db.updateTable('shipments').set(told).where('order_id', '=', orderId).execute()
}

test('somebody who did everything deletes the account: nothing tells of them but what the register says', {
  timeout,
}, async () => {
  const browser = await life.comesIn(shop)
  const { orders, pen } = await life.buysInEveryState(shop, browser, admin)
  await life.looksAround(shop, browser, pen.id)
  const id = await idOfMarked()
  await life.areWrittenAbout(admin, id, orders)
  for (const order of [orders.shipped, orders.cancelled]) await troublesWith(order)
  await workOff(shop.db, {}, [recordPurchaseJob])
  await sendMails(new FinalFailure('no such mailbox'), 4)
  await sendMails(new Error('away'))
  expect((await traces()).length).toBeGreaterThan(30)
  const [picture] = await shop.db.selectFrom('images').select(['id', 'width']).where('width', '=', 320).execute()
  expect(await media.has(`${picture?.id}-320.webp`)).toBe(true)

  expect((await browser.post(`${USERS}/delete-account`, { password: life.MARKED.password })).status).toBe(200)
  await workOff(shop.db, { media }, [dropImageJob])
  expect(await media.has(`${picture?.id}-320.webp`)).toBe(false)
  const underWay = ['order_notes.text', 'orders.address', 'orders.customer', 'shipments.trouble_text']
  const written = ['attention_actions.note', 'audit_entries.changes', 'jobs.data']
  const kept = [
    'grievances.email',
    'grievances.name',
    'grievances.text',
    'invoices.recipient',
    'security_events.address',
  ]
  expect(await traces()).toEqual([...underWay, ...written, ...kept].sort())

  for (const order of [orders.processing, orders.shipped]) {
    await actOn(admin, order, 'status', { status: 'delivered' })
  }
  await letTimePass(shop.db, DAY_MS)
  await sendMails(new FinalFailure('no such mailbox'))
  await sweep()
  expect(await traces()).toEqual(kept)
  expect(kept.filter((column) => !stays.includes(column))).toEqual([])
  expect(await findTraces(shop.db, [id])).toEqual(['security_events.actor_id', 'security_events.subject_id'])

  await yearsPass()
  await sweep()
  expect(await traces()).toEqual([])
})

const idOfMarked = async () =>
  (
    await shop.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', life.MARKED.username)
      .executeTakeFirstOrThrow()
  ).id

/** Of their name alone, and where the history and the books of the shop name who did something. */
const NAMED = REGISTERED.flatMap(({ table, column, mark }) => (mark === 'namesOfStaff' ? [`${table}.${column}`] : []))
const WITHOUT_NAME = life.TRACES.filter((word) => !/zyxw|qvbnm/.test(word)).concat('zyxwa.', 'zyxwaq', 'AAPFU0939F')

test('a seller who goes leaves a name on what was sold and changed, and nothing else', { timeout }, async () => {
  const owner = await aShopper(shop, { fullName: 'Owner', role: 'superadmin' })
  const seller = await appliesAndSells(shop, owner)
  await workOff(shop.db, {}, [recordPurchaseJob])
  await sendMails(new FinalFailure('no such mailbox'))
  expect((await traces(WITHOUT_NAME)).length).toBeGreaterThan(10)
  expect((await owner.call('DELETE', `/api/v1/seller/deleteSeller/${seller.id}`)).status).toBe(200)
  expect(await traces(WITHOUT_NAME)).toEqual(['security_events.address'])
  const left = await traces()
  expect(left).toContain('order_lines.seller_name')
  expect(left.filter((column) => !NAMED.includes(column))).toEqual(['security_events.address'])
})

test('somebody of the staff who goes leaves a name beside what they did, and nothing else', { timeout }, async () => {
  const owner = await aShopper(shop, { fullName: 'Owner', role: 'superadmin' })
  await life.comesIn(shop)
  const id = await idOfMarked()
  await worksAtTheDesk(shop, id)
  expect((await owner.call('DELETE', `${USERS}/deleteUser/${id}`)).status).toBe(200)
  await letTimePass(shop.db, DAY_MS)
  await sendMails(new FinalFailure('no such mailbox'))
  expect(await traces(WITHOUT_NAME)).toEqual(['security_events.address'])
  const left = await traces()
  expect(left).toContain('audit_entries.actor_name')
  expect(left.filter((column) => !NAMED.includes(column))).toEqual(['security_events.address'])
})

test('orders of which tax law wants no records any more lose their buyer, younger ones do not', async () => {
  const asha = await aShopper(shop)
  const yearsAgo = (years: number) => new Date(Date.now() - years * 366 * DAY_MS)
  const [old, young] = [
    await anOrderRow(shop.db, { at: yearsAgo(9), total: 118 }),
    await anOrderRow(shop.db, { at: yearsAgo(6), total: 118 }),
  ]
  await shop.db.updateTable('orders').set({ user_id: asha.id }).execute()
  await admin.post(`${ORDERS}/manageOrder/${old.id}/notes`, { text: 'Asha called' })
  await shop.db.updateTable('orders').set({ status: 'delivered' }).execute()
  await sweep()
  const rows = await shop.db
    .selectFrom('orders')
    .select(['id', 'user_id', 'customer', 'address'])
    .orderBy('created_at')
    .execute()
  expect(rows).toMatchObject([
    {
      id: old.id,
      user_id: null,
      customer: { fullName: 'Deleted customer' },
      address: { streetAddress: '', city: 'Pune' },
    },
    { id: young.id, user_id: asha.id, customer: { fullName: 'Asha Verma' }, address: { streetAddress: '12 MG Road' } },
  ])
  expect(await shop.db.selectFrom('order_notes').select('text').execute()).toEqual([])
})
