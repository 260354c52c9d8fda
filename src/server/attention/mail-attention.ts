import { dateInIndia } from '#contract/platform/india-days.ts'
import { adminsToMail } from '#server/accounts/users.store.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { Db } from '#server/platform/db/database.ts'
import { defineJob, growingDelays } from '#server/platform/jobs/define-job.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { attentionMail } from './attention-mails.ts'
import { takeDigestDay } from './desk-actions.store.ts'
import { nextMorning } from './next-morning.ts'
import { countTroubles } from './troubles.store.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MOST_PEOPLE = 50

/** Each morning: tells the admins what waits for them, if something does. */
export const mailAttentionJob = defineJob<object>('mail-attention', {
  atOnce: 1,
  retryAfterMs: growingDelays(MINUTE, 60 * MINUTE, 7 * DAY),
  goesOnAfterMs: DAY,
  run: ({ db, now }) =>
    db.transaction().execute(async (tx) => {
      await mailAdmins(tx, now)
      await keepMailingAttention(tx, nextMorning(now))
    }),
})

/** However many processes start, one of it waits. */
export const keepMailingAttention = (db: Db, runAt: Date): Promise<void> =>
  enqueue(db, mailAttentionJob, {}, { runAt, key: 'desk' })

/** The day is taken in the transaction that queues the mails: should this run twice, they go once. */
async function mailAdmins(tx: Db, now: Date): Promise<void> {
  const kinds = await countTroubles(tx, now)
  if (kinds.length === 0 || !(await takeDigestDay(tx, dateInIndia(now)))) return
  for (const { fullName, email } of await adminsToMail(tx, MOST_PEOPLE)) {
    await queueMail(tx, { email, language: 'en' }, () => attentionMail(fullName, kinds))
  }
}
