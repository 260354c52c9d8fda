import { EMAIL_LINK_LASTS_HOURS } from '#contract/accounts/accounts.texts.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { newId } from '#server/platform/ids.ts'
import { newToken, tokenHash } from '#server/platform/security/random-tokens.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { confirmEmailMail, emailChangeRequestedMail, emailInUseMail } from './account-mails.ts'
import { insertEmailChange, withdrawEmailChanges } from './email-changes.store.ts'
import { type Account, accountByEmail } from './users.store.ts'

type Person = Pick<Account, 'id' | 'fullName' | 'email' | 'language'>

/**
 * Notes the new address and mails to both: to the new one the link that confirms it, to the old one the link that stops
 * it. The old one stays in force meanwhile. An address that has an account looks the same to whoever asks; its owner is
 * told instead of being mailed a link.
 */
export async function startEmailChange(tx: Db, ctx: AccountCtx, person: Person, newEmail: string): Promise<void> {
  const stop = newToken()
  const { token, stored } = confirmation(ctx.now)
  await withdrawEmailChanges(tx, person.id)
  await insertEmailChange(tx, {
    id: newId(),
    user_id: person.id,
    old_email: person.email,
    new_email: newEmail,
    ...stored,
    stop_hash: tokenHash(stop),
    created_at: ctx.now,
  })
  await recordSecurity(tx, ctx, { event: 'email-change-requested', of: person.id })
  await mailConfirmation(tx, person, newEmail, token)
  await queueMail(tx, person, () => emailChangeRequestedMail({ ...person, newEmail, token: stop }))
}

/** A new link: what goes into the mail and what is stored of it. */
export function confirmation(now: Date) {
  const token = newToken()
  const expires_at = new Date(now.getTime() + EMAIL_LINK_LASTS_HOURS * 60 * 60 * 1000)
  return { token, stored: { confirm_hash: tokenHash(token), expires_at } }
}

type Asker = Pick<Person, 'fullName' | 'language'>

export async function mailConfirmation(tx: Db, asker: Asker, newEmail: string, token: string): Promise<void> {
  const owner = await accountByEmail(tx, newEmail)
  const { fullName, language } = asker
  if (owner) await queueMail(tx, owner, () => emailInUseMail(owner))
  else await queueMail(tx, { email: newEmail, language }, () => confirmEmailMail({ fullName, token }))
}
