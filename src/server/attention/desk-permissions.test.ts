import { beforeEach, describe, expect, test } from 'vitest'
import { can, GRANTS, type Grant } from '#contract/accounts/permissions.ts'
import { ATTENTION_KINDS } from '#contract/attention/attention-kinds.ts'
import { actionsOf, permissionFor } from '#contract/attention/desk-permissions.ts'
import { CALLBACK, PAID } from '#tests/support/buying.ts'
import { actOn } from '#tests/support/order-acts.ts'
import { aShopper, type Shopper } from '#tests/support/shoppers.ts'
import { asSeen, DESK, deskShop } from '#tests/support/test-shop-desk.ts'

const desk = await deskShop()
const { shop } = desk
const MINUTE = 60_000

const adminWith = (...limited_to: Grant[]) => aShopper(shop, { fullName: 'Part Admin', role: 'admin', limited_to })
const itemsOf = async (who: Shopper) => (await who.get(DESK)).body.data
const refunds = () => shop.db.selectFrom('refunds').select(['status', 'amount_paise']).execute()

describe('[ROLE-03] with “Needs attention” alone', () => {
  let mender: Shopper
  beforeEach(async () => {
    mender = await adminWith('mendTroubles')
  })

  test('nobody pays a buyer back by trying a failed refund again, or books it as paid back', async () => {
    const { id } = await desk.bought()
    desk.razorpay.suffer({ status: 400 })
    await actOn(desk.admin, id, 'status', { status: 'cancelled' })
    await desk.work()
    const [item] = await itemsOf(mender)
    expect(item).toMatchObject({ kind: 'refundFailed', actions: [] })
    for (const [act, more] of [['retry'], ['settle', { note: 'Paid in cash' }]] as const) {
      const { status, body } = await mender.post(`${DESK}/${act}`, { ...asSeen(item), ...more })
      expect([status, body.code]).toEqual([403, 'request/forbidden'])
    }
    expect(await refunds()).toEqual([{ status: 'failed', amount_paise: 118_00 }])
    const payer = await adminWith('mendTroubles', 'refundOrders')
    expect((await itemsOf(payer))[0].actions).toEqual(['retry', 'settle'])
    expect((await payer.post(`${DESK}/retry`, asSeen(item))).status).toBe(200)
  })

  test('nobody takes a payment out of the books, and no given up refund is asked for anew', async () => {
    const { body } = await desk.asha.post(PAID, { amount: 236 })
    await desk.asha.post(CALLBACK, desk.razorpay.pay(body.order.id))
    await shop.db
      .updateTable('payments')
      .set({ received_at: new Date(Date.now() - 31 * MINUTE) })
      .execute()
    const [unused] = await itemsOf(mender)
    expect(unused).toMatchObject({ kind: 'paymentUnused', actions: [] })
    expect((await mender.post(`${DESK}/settle`, { ...asSeen(unused), note: 'Paid in cash' })).status).toBe(403)
    const { id: job } = await shop.db
      .insertInto('jobs')
      .values({
        ...{ id: '01930000-0000-7000-8000-00000000000b', name: 'refund-payment', data: {} as never },
        ...{ run_at: new Date(), created_at: new Date(), failed_at: new Date(), last_error: 'gone', attempts: 9 },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const failed = (await itemsOf(mender)).find(({ kind }: { kind: string }) => kind === 'jobFailed')
    expect(failed).toMatchObject({ subject: job, actions: [] })
    for (const act of ['retry', 'settle']) {
      expect((await mender.post(`${DESK}/${act}`, { ...asSeen(failed), note: 'x' })).status, act).toBe(403)
    }
  })

  test('no refund or cancellation that keeps failing is hurried', async () => {
    const aDayAgo = new Date(Date.now() - 24 * 60 * MINUTE)
    const nextTry = new Date(Date.now() + 60 * MINUTE)
    const names = ['refund-payment', 'refund-undelivered', 'check-parcel']
    for (const [n, name] of names.entries()) {
      await shop.db
        .insertInto('jobs')
        .values({
          ...{ id: `01930000-0000-7000-8000-00000000000${n}`, name, data: {} as never, last_error: 'away' },
          ...{ run_at: nextTry, created_at: aDayAgo, attempts: 9 },
        })
        .execute()
    }
    const stuck = (await itemsOf(mender)).filter(({ kind }: { kind: string }) => kind === 'jobsStuck')
    expect(stuck.map(({ actions }: { actions: string[] }) => actions)).toEqual([[], [], []])
    for (const subject of names) {
      const asked = { kind: 'jobsStuck', subject, seen: null }
      expect((await mender.post(`${DESK}/retry`, asked)).status, subject).toBe(403)
    }
    const due = await shop.db.selectFrom('jobs').select('name').where('run_at', '<=', new Date()).execute()
    expect(due.filter(({ name }) => names.includes(name))).toEqual([])
    const payer = await adminWith('mendTroubles', 'refundOrders')
    const retry = await payer.post(`${DESK}/retry`, { kind: 'jobsStuck', subject: 'refund-payment', seen: null })
    expect(retry.status).toBe(200)
  })

  test('nothing is offered that the order’s own call would refuse', async () => {
    await desk.bought()
    desk.courier.suffer('adhoc', { status: 422, body: { message: 'No', errors: { billing_city: ['no'] } } })
    await desk.work()
    const actions = async (...grants: Grant[]) => (await itemsOf(await adminWith('mendTroubles', ...grants)))[0].actions
    expect(await actions()).toEqual(['settle'])
    expect(await actions('manageAllOrders')).toEqual(['editAddress', 'retry', 'settle'])
    expect(await actions('refundOrders')).toEqual(['cancel', 'settle'])
  })
})

const CALLS = {
  retry: { path: 'retry' },
  settle: { path: 'settle', note: 'Done' },
  refund: { path: 'refund' },
} as const

test('[ROLE-03] every action of the desk lets in those with its permission, by kind, and nobody else', {
  timeout: 120_000,
}, async () => {
  const wrong: string[] = []
  for (const grant of GRANTS) {
    const limitedTo: Grant[] = [...new Set<Grant>(['mendTroubles', grant])]
    const one = await adminWith(...limitedTo)
    for (const kind of ATTENTION_KINDS) {
      for (const action of actionsOf(kind).filter((each) => each in CALLS)) {
        // What refunds an order is the order's own call.
        if (action === 'refund' && kind !== 'paymentUnused') continue
        const { path, ...more } = CALLS[action as keyof typeof CALLS]
        const { status } = await one.post(`${DESK}/${path}`, { kind, subject: 'none', seen: null, ...more })
        const permission = permissionFor({ kind, code: null }, action)
        const may = permission !== undefined && can({ role: 'admin', limitedTo }, permission)
        if ((status === 403) === may) wrong.push(`${grant}: ${action} ${kind} ${status}`)
      }
    }
  }
  expect(wrong).toEqual([])
})
