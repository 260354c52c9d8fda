import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { updateDetailsCall } from '#contract/accounts/profile.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { AccountCtx } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/signed-in.ts'
import { emailChangedMail } from './account-mails.ts'
import { userDetailOf } from './user-detail.ts'
import { accountById, updateUser } from './users.store.ts'
import { verifyPassword } from './verify-password.ts'

/** Changes name and e-mail. The way back into the account goes through the e-mail, so a new one wants the password. */
export async function updateDetails(
  ctx: AccountCtx,
  { fullName, email, password }: ParsedInput<typeof updateDetailsCall>,
): Promise<AnswerOf<typeof updateDetailsCall>> {
  const { id } = signedIn(ctx)
  const account = await accountById(ctx.db, id)
  if (!account) throw new Failure(requestFailures.notSignedIn)
  const isMoving = account.email.toLowerCase() !== email
  if (isMoving && !password) {
    throw new Failure(accountFailures.wrongPassword, { fields: { password: accountTexts.passwordForEmail } })
  }
  if (password) await verifyPassword(ctx, 'password', password)
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await updateUser(tx, id, { full_name: fullName, ...(isMoving && { email }) }))) {
      throw new Failure(accountFailures.emailTaken, { fields: { email: accountTexts.emailTaken } })
    }
    if (isMoving) await queueMail(tx, { to: account.email, ...emailChangedMail({ fullName, newEmail: email }) })
  })
  return { message: accountTexts.detailsChanged, data: await userDetailOf(ctx.db, id) }
}
