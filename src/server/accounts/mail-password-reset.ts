import { RESET_LINK_LASTS_MINUTES } from '#contract/accounts/accounts.texts.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { defineJob, growingDelays } from '#server/platform/jobs/define-job.ts'
import { newToken, tokenHash } from '#server/platform/security/random-tokens.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { passwordResetMail } from './account-mails.ts'
import { insertResetWithin, renewNewestReset } from './password-resets.store.ts'
import { type Account, accountByEmail } from './users.store.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
/** Far more than anybody needs, and few enough not to bury a mailbox. */
const RESET_MAILS_A_DAY = 20

/**
 * Looks whether the address has an account, and mails the link if it does. A job, so that whoever asks waits as long
 * for an unknown address as for a known one.
 */
export const mailPasswordResetJob = defineJob<{ email: string; from: Ctx['from'] }>('mail-password-reset', {
  concurrency: 2,
  retryAfterMs: growingDelays(2 * SECOND, 5 * MINUTE, 60 * MINUTE),
  keep: () => ({}),
  run: async ({ db, now, log }, { email, from }) => {
    const account = await accountByEmail(db, email)
    if (!account) return
    await db.transaction().execute((tx) => mailPasswordReset(tx, { actor: undefined, now, log, from }, account))
  },
})

type Asker = Pick<Ctx, 'actor' | 'now' | 'log' | 'from'>

/**
 * A link voids none before it. When the day's mails are used up the newest one is good for another hour instead, so
 * nobody keeps the owner out by asking: what they asked for lies in the owner's mailbox.
 */
export async function mailPasswordReset(tx: Db, ctx: Asker, account: Account): Promise<void> {
  const token = newToken()
  const expiresAt = new Date(ctx.now.getTime() + RESET_LINK_LASTS_MINUTES * MINUTE)
  const reset = { token_hash: tokenHash(token), user_id: account.id, created_at: ctx.now, expires_at: expiresAt }
  if (!(await insertResetWithin(tx, reset, RESET_MAILS_A_DAY))) return renewNewestReset(tx, account.id, expiresAt)
  await recordSecurity(tx, ctx, { event: 'reset-requested', of: account.id })
  await queueMail(tx, account, () => passwordResetMail({ fullName: account.fullName, token }))
}
