import { type confirmSubscriptionCall, newsletterFailures } from '#contract/newsletter/newsletter.endpoints.ts'
import { newsletterTexts } from '#contract/newsletter/newsletter.texts.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { welcomeMail } from './newsletter-mails.ts'
import { confirmSubscriber } from './subscribers.store.ts'

/** Whoever holds the link reads the mailbox. It works as long as the address still waits, and is welcomed once. */
export async function confirmSubscription(
  { db, tokens, now }: AccountCtx,
  { token }: ParsedInput<typeof confirmSubscriptionCall>,
): Promise<AnswerOf<typeof confirmSubscriptionCall>> {
  const email = await tokens.readNewsletter('confirm', token, now)
  if (!email) throw new Failure(newsletterFailures.badLink)
  const leave = await tokens.signNewsletter('unsubscribe', email, now)
  await db.transaction().execute(async (tx) => {
    const confirmed = await confirmSubscriber(tx, email, now)
    if (!confirmed) throw new Failure(newsletterFailures.badLink)
    if (confirmed.isNew) await queueMail(tx, { email, ...confirmed }, () => welcomeMail(leave))
  })
  return { message: newsletterTexts.confirmed }
}
