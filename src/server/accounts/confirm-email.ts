import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { confirmEmailCall } from '#contract/accounts/email-change.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { tokenHash } from '#server/platform/security/random-tokens.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { emailChangedMail } from './account-mails.ts'
import { consumeConfirmation } from './email-changes.store.ts'
import { deleteResets } from './password-resets.store.ts'
import { accountById, updateUser } from './users.store.ts'

/** The link from the mail to the new address makes it count. Links for a new password in the old mailbox are void. */
export async function confirmEmail(
  ctx: AccountCtx,
  { token }: ParsedInput<typeof confirmEmailCall>,
): Promise<AnswerOf<typeof confirmEmailCall>> {
  await ctx.db.transaction().execute(async (tx) => {
    const change = await consumeConfirmation(tx, tokenHash(token), ctx.now)
    const account = change && (await accountById(tx, change.user_id))
    if (!account) throw new Failure(accountFailures.linkOver)
    const { id, fullName, language } = account
    const { old_email: oldEmail, new_email: newEmail } = change
    // Somebody may have opened an account with it since the mail went out.
    if (!(await updateUser(tx, id, { email: newEmail }))) throw new Failure(accountFailures.emailTaken)
    await deleteResets(tx, id)
    await recordSecurity(tx, ctx, { event: 'email-changed', of: id, by: id })
    await queueMail(tx, { email: oldEmail, language }, () => emailChangedMail({ fullName, newEmail }))
  })
  return { message: accountTexts.emailChanged }
}
