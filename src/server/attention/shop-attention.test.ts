import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { FinalFailure } from '#server/platform/jobs/define-job.ts'
import { register } from '#tests/support/accounts.ts'
import { aBrowser } from '#tests/support/browser.ts'
import { deskShop } from '#tests/support/test-shop-desk.ts'

const desk = await deskShop()
const { shop, work, bought, only, kinds, retry, settle } = desk
const MINUTE = 60_000
const ago = (ms: number) => new Date(Date.now() - ms)

const mails = () => shop.db.updateTable('jobs').where('name', '=', 'send-mail')

test('a mail that its recipient does not take is sent again on demand', async () => {
  await bought()
  desk.mailsFailWith(new FinalFailure('mail not sent: EENVELOPE RCPT TO 550'))
  await work()
  const item = await only()
  expect(item).toMatchObject({ kind: 'mailFailed', actions: ['retry', 'settle'] })
  expect(item.cause).toContain(desk.asha.email)
  expect(item.cause).toContain('This address doesn’t accept email.')
  desk.mailsFailWith(undefined)
  await retry(item)
  await work()
  expect(desk.sent).toMatchObject([{ to: desk.asha.email, html: expect.stringContaining('Thank you') }])
  expect(await kinds()).toEqual([])
})

test('a mail with a code is not kept, so it cannot be sent again', async () => {
  await register(aBrowser(shop), { email: 'newcomer@example.in', username: 'newcomer' })
  desk.mailsFailWith(new FinalFailure('the address is none'))
  await work()
  const item = await only()
  expect(item.actions).toEqual(['settle'])
  expect((await retry(item)).body.code).toBe('attention/not-by-this')
  const [job] = await shop.db.selectFrom('jobs').select('data').where('failed_at', 'is not', null).execute()
  expect(Object.keys(job?.data as object).sort()).toEqual(['subject', 'to'])
  await settle(item)
  expect(await kinds()).toEqual([])
})

test('an undelivered mail to somebody whose account goes is not kept', async () => {
  await bought()
  desk.mailsFailWith(new FinalFailure('the address is none'))
  await work()
  expect(await kinds()).toEqual(['mailFailed'])
  expect((await desk.admin.call('DELETE', `/api/v1/users/deleteUser/${desk.asha.id}`)).status).toBe(200)
  expect(await kinds()).toEqual([])
})

test('mails that fail for an hour are one item, whose cause is the last error', async () => {
  for (const _ of [1, 2]) await bought()
  await shop.db.deleteFrom('jobs').where('name', '<>', 'send-mail').execute()
  desk.mailsFailWith(new Error('mail not sent: EAUTH AUTH PLAIN 535'))
  for (const _ of [1, 2, 3]) await desk.later(MINUTE)
  expect(await kinds()).toEqual([])
  await mails()
    .set({ created_at: ago(61 * MINUTE) })
    .execute()
  const item = await only()
  expect(item).toMatchObject({ kind: 'jobsStuck', subject: 'send-mail', actions: ['retry'] })
  expect(item.cause).toBe(
    'Sending emails: 2 tasks have been failing for over an hour. The mail server rejected the shop’s login.',
  )
  desk.mailsFailWith(undefined)
  await retry(item)
  await work()
  expect(desk.sent).toHaveLength(2)
  expect(await kinds()).toEqual([])
})

test('work that nobody does is told: a task of a kind that this shop does not know', async () => {
  const job = { id: '01930000-0000-7000-8000-00000000aaaa', name: 'paint-fence', data: '{}', key: null }
  await shop.db
    .insertInto('jobs')
    .values({ ...job, run_at: ago(61 * MINUTE), lease: null, last_error: null, failed_at: null })
    .execute()
  expect(await only()).toMatchObject({ kind: 'jobsStuck', subject: 'paint-fence' })
})

test('tasks that nobody runs are told of after ten minutes, until somebody does', async () => {
  await bought()
  await shop.db
    .updateTable('jobs')
    .set({ run_at: ago(9 * MINUTE) })
    .execute()
  expect(await kinds()).toEqual([])
  await shop.db
    .updateTable('jobs')
    .set({ run_at: ago(11 * MINUTE) })
    .execute()
  const item = await only()
  expect(item).toMatchObject({ kind: 'jobsWaiting', actions: ['retry'] })
  expect(item.cause).toMatch(/^Background tasks aren’t running: \d+ have been waiting for over ten minutes\./)
  const taken = { lease: randomUUID(), run_at: new Date(Date.now() + MINUTE) }
  await shop.db.updateTable('jobs').set(taken).where('name', '=', 'send-mail').execute()
  expect(await kinds()).toEqual([])
})

test('a task that was given up is tried again, or settled', async () => {
  const { id } = await bought()
  await work()
  await shop.db
    .insertInto('jobs')
    .values({
      id: '01930000-0000-7000-8000-00000000bbbb',
      name: 'cancel-shipment',
      data: JSON.stringify({ orderId: id }),
      key: id,
      lease: null,
      last_error: 'shiprocket does not answer: find an order',
      failed_at: new Date(),
    })
    .execute()
  const item = await only()
  expect(item).toMatchObject({ kind: 'jobFailed', order: { id } })
  expect(item.cause).toBe(
    'Stopping a parcel with the courier: gave up after too many attempts. The courier service didn’t respond.',
  )
  await retry(item)
  expect(await kinds()).toEqual([])
  await work()
  expect(await shop.db.selectFrom('jobs').select('id').where('name', '=', 'cancel-shipment').execute()).toEqual([])
})

test('signed news that cannot be read is told once per provider, and again when more comes', async () => {
  const tell = async (body: string) => {
    const { headers } = desk.razorpay.sign(body)
    return shop.app.inject({ method: 'POST', url: '/api/webhooks/payments', payload: body, headers })
  }
  expect((await tell('{"event":"settlement.processed","payload":{}}')).statusCode).toBe(200)
  expect(await kinds(), 'news of other things is none').toEqual([])
  await tell('{"event":"refund.processed","payload":{"refund":{"entity":{"id":7}}}}')
  await tell('not even json')
  const item = await only()
  expect(item).toMatchObject({ kind: 'eventsUnread', subject: 'razorpay' })
  expect(item.cause).toBe('Razorpay sent 2 updates the shop couldn’t read.')
  await settle(item)
  expect(await kinds()).toEqual([])
  await tell('{"event":7}')
  expect(await kinds()).toEqual(['eventsUnread'])
})
