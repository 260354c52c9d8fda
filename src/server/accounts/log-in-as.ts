import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { loginCall } from '#contract/accounts/session.endpoints.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { currentLanguage } from '#contract/platform/t.ts'
import type { AccountCtx } from '#server/platform/context.ts'
import { atOnce } from '#server/platform/db/at-once.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { openSession } from './session.ts'
import { ownDetailOf } from './user-detail.ts'
import { type Account, languageSet } from './users.store.ts'

/** The end of every login: whoever calls has proven to be this person. */
export async function logInAs(ctx: AccountCtx, account: Account): Promise<AnswerOf<typeof loginCall>> {
  const accessToken = await openSession(ctx, account)
  await atOnce(ctx.db, languageSet(ctx.db, account, currentLanguage()))
  await recordSecurity(ctx.db, ctx, { event: 'login', of: account.id, by: account.id })
  return { message: accountTexts.loggedIn, data: { ...(await ownDetailOf(ctx, account.id)), accessToken } }
}
