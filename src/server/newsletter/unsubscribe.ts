import { newsletterFailures, type unsubscribeCall } from '#contract/newsletter/newsletter.endpoints.ts'
import { newsletterTexts } from '#contract/newsletter/newsletter.texts.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { unsubscribe as takeOff } from './subscribers.store.ts'

/** The link of any mail to the list is enough; nobody has to log in to leave it. */
export async function unsubscribe(
  { db, tokens, now }: Pick<AccountCtx, 'db' | 'tokens' | 'now'>,
  { token }: ParsedInput<typeof unsubscribeCall>,
): Promise<AnswerOf<typeof unsubscribeCall>> {
  const email = await tokens.readNewsletter('unsubscribe', token, now)
  if (!email) throw new Failure(newsletterFailures.badLink)
  await takeOff(db, email)
  return { message: newsletterTexts.unsubscribed }
}
