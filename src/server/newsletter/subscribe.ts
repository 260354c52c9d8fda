import { newsletterFailures, type subscribeCall } from '#contract/newsletter/newsletter.endpoints.ts'
import { newsletterTexts } from '#contract/newsletter/newsletter.texts.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { currentLanguage } from '#contract/platform/t.ts'
import { consumeLimit, isWithinLimit } from '#server/accounts/consume-limit.ts'
import { subjectOf } from '#server/accounts/limits.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { networkOf } from '#server/platform/http/network-of.ts'
import { alreadySubscribedMail, confirmMail } from './newsletter-mails.ts'
import { addSubscriber, findReader } from './subscribers.store.ts'

const HOUR_MS = 60 * 60 * 1000
/** Mails to one mailbox, whoever asks: nobody can flood it. */
const PER_MAILBOX = { max: 3, windowMs: 24 * HOUR_MS }
const PER_NETWORK = { max: 20, windowMs: HOUR_MS }

/**
 * Asks the address itself, by a mail with a link. Says and does as much whether the address is on the list or not, so
 * that nobody learns who reads the newsletter.
 */
export async function subscribe(
  ctx: AccountCtx,
  input: ParsedInput<typeof subscribeCall>,
): Promise<AnswerOf<typeof subscribeCall>> {
  const { db, tokens, now, from } = ctx
  const email = input.email.toLowerCase()
  const network = networkOf(from.address)
  await consumeLimit(ctx, subjectOf('newsletter-from', network), PER_NETWORK, newsletterFailures.tooMany)
  const mayMail = await isWithinLimit(ctx, subjectOf('newsletter-to', email), PER_MAILBOX)
  const reader = await findReader(db, email)
  const token = await tokens.signNewsletter(reader ? 'unsubscribe' : 'confirm', email, now)
  await db.transaction().execute(async (tx) => {
    const language = currentLanguage()
    await addSubscriber(tx, email, language, now)
    if (!mayMail) return
    if (reader) await queueMail(tx, { email, ...reader }, () => alreadySubscribedMail(token))
    else await queueMail(tx, { email, language }, () => confirmMail(token))
  })
  return { message: newsletterTexts.done }
}
