import { currentLanguage } from '#contract/platform/t.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { Db } from '#server/platform/db/database.ts'
import { alreadyRegisteredMail, otpMail } from './account-mails.ts'
import { accountByEmail } from './users.store.ts'

type Registering = { fullName: string; email: string }

/** The code of a registration, in the language of the page that asked for it. Who has an account is told that instead. */
export async function mailOtp(tx: Db, { fullName, email }: Registering, otp: string): Promise<void> {
  const owner = await accountByEmail(tx, email)
  if (owner) await queueMail(tx, { ...owner, email }, () => alreadyRegisteredMail(owner))
  else await queueMail(tx, { email, language: currentLanguage() }, () => otpMail({ fullName, otp }))
}
