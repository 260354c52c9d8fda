import type { MailContent } from '#server/gateways/mail/mail.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isWithinLimit } from './consume-limit.ts'
import { subjectOf, WARNINGS } from './limits.ts'
import type { Account } from './users.store.ts'

type Warning = { about: 'second factor' | 'stolen session'; mail: (account: Account) => MailContent }

/** Mails the owner of an account that another person may be at it, at most once an hour about the same. */
export async function warnOwner(db: Db, now: Date, account: Account, { about, mail }: Warning): Promise<void> {
  if (!(await isWithinLimit({ db, now }, subjectOf('warning', about, account.id), WARNINGS))) return
  await queueMail(db, account, () => mail(account))
}
