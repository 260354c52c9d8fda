import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { loginCall } from '#contract/accounts/session.endpoints.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { Failure, type FailureKind } from '#contract/platform/failures.ts'
import { currentLanguage } from '#contract/platform/t.ts'
import { writeTogether } from '#server/platform/db/write-together.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { openSession } from './session.ts'
import { ownDetailOf } from './user-detail.ts'
import { type Account, languageSet, lockAccount } from './users.store.ts'

/**
 * The end of every login: whoever calls has proven to be this person. An account that was deleted meanwhile, or got another
 * password, is refused: that has ended all sessions, and this one would outlive it.
 */
export async function logInAs(
  ctx: AccountCtx,
  account: Account,
  refusal: FailureKind,
): Promise<AnswerOf<typeof loginCall>> {
  return ctx.db.transaction().execute(async (tx) => {
    const inTx = { ...ctx, db: tx }
    const locked = await lockAccount(tx, account.id)
    if (locked?.passwordHash !== account.passwordHash) throw new Failure(refusal)
    const accessToken = await openSession(inTx, locked)
    await writeTogether(tx, languageSet(tx, locked, currentLanguage()))
    await recordSecurity(tx, ctx, { event: 'login', of: account.id, by: account.id })
    return { message: accountTexts.loggedIn, data: { ...(await ownDetailOf(inTx, account.id)), accessToken } }
  })
}
