import { dateInIndia } from '#contract/platform/india-days.ts'
import { adminsToMail } from '#server/accounts/users.store.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { Db } from '#server/platform/db/database.ts'
import { growingDelays } from '#server/platform/jobs/define-job.ts'
import { defineRecurringJob } from '#server/platform/jobs/define-recurring-job.ts'
import { attentionMail } from './attention-mails.ts'
import { takeDigestDay } from './desk-actions.store.ts'
import { nextMorning } from './next-morning.ts'
import { countTroubles } from './troubles.store.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MOST_PEOPLE = 50

/** Each morning: tells the admins what waits for them, if something does. */
export const mailAttentionJob = defineRecurringJob('mail-attention', {
  retryAfterMs: growingDelays(MINUTE, 60 * MINUTE, 7 * DAY),
  goesOnAfterMs: DAY,
  run: async ({ db, now }) => {
    await db.transaction().execute((tx) => mailAdmins(tx, now))
    return nextMorning(now)
  },
})

/** The day is taken in the transaction that queues the mails: should this run twice, they go once. */
async function mailAdmins(tx: Db, now: Date): Promise<void> {
  const kinds = await countTroubles(tx, now)
  if (kinds.length === 0 || !(await takeDigestDay(tx, dateInIndia(now)))) return
  for (const { fullName, email } of await adminsToMail(tx, MOST_PEOPLE)) {
    await queueMail(tx, { email, language: 'en' }, () => attentionMail(fullName, kinds))
  }
}
