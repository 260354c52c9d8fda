import { expect, test } from 'vitest'
import { FinalFailure } from '#server/platform/jobs/define-job.ts'
import { schedule } from '#server/platform/jobs/define-recurring-job.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShopper } from '#tests/support/shoppers.ts'
import { deskShop } from '#tests/support/test-shop-desk.ts'
import { letTimePass, queuedMails } from '#tests/support/waiting-jobs.ts'
import { workOff } from '#tests/support/work-off.ts'
import { mailAttentionJob } from './mail-attention.ts'
import { nextMorning } from './next-morning.ts'

const desk = await deskShop()
const { shop } = desk
const DAY = 86_400_000

/** Two mails that their recipients do not take. */
async function somethingWrong(): Promise<void> {
  for (const _ of [1, 2]) await desk.bought()
  desk.mailsFailWith(new FinalFailure('the address is none'))
  await desk.work()
}
const digests = async () => (await queuedMails(shop.db)).filter(({ subject }) => subject.includes('need'))
const run = () => workOff(shop.db, desk.gateways(), [mailAttentionJob])
const waiting = () => shop.db.selectFrom('jobs').select('run_at').where('name', '=', mailAttentionJob.name).execute()

test('a day with something on the desk brings one mail to each admin, however often it is asked for', async () => {
  const owner = await aShopper(shop, { fullName: 'Ravi Owner', role: 'superadmin' })
  await aShopper(shop, { role: 'seller', approved: true })
  await somethingWrong()
  await schedule(shop.db, mailAttentionJob, new Date())
  await run()
  // As after a process that died just before it noted that it was done, and with a second one starting.
  for (const key of ['again', 'once more']) await enqueue(shop.db, mailAttentionJob, {}, { key })
  await run()
  const mails = await digests()
  expect(mails.map(({ to }) => to).sort()).toEqual([desk.admin.email, owner.email].sort())
  expect(mails[0]?.subject).toBe('2 things need your attention on Likho')
  expect(mails[0]?.text).toMatch(/Emails not sent\s+2/)
  expect(mails[0]?.text).toContain('/admin/attention')
})

test('an empty desk brings no mail, and it is looked at again the next morning', async () => {
  await schedule(shop.db, mailAttentionJob, new Date())
  await run()
  expect(await digests()).toEqual([])
  expect(await waiting()).toEqual([{ run_at: nextMorning(new Date()) }])
})

test('the next day brings the next mail', async () => {
  await somethingWrong()
  await schedule(shop.db, mailAttentionJob, new Date())
  await run()
  await shop.db.updateTable('attention_digests').set({ day: '2026-01-01' }).execute()
  await letTimePass(shop.db, DAY)
  await run()
  expect(await digests()).toHaveLength(2)
})

test('the metric names every kind, and is sampled rather than counted by each scrape', async () => {
  const scrape = async () => (await shop.app.inject('/metrics')).body
  await somethingWrong()
  await scrape()
  await eventually(async () => expect(await scrape()).toMatch(/^likho_attention_items\{kind="mailFailed"\} 2$/m))
  expect(await scrape()).toMatch(/^likho_attention_items\{kind="refundFailed"\} 0$/m)
})
