import { grievanceFailures, type raiseGrievanceCall } from '#contract/grievances/grievances.endpoints.ts'
import { ticketOf } from '#contract/grievances/ticket.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { currentLanguage, t } from '#contract/platform/t.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import { consumeLimit, isWithinLimit } from '#server/accounts/consume-limit.ts'
import { hasEmail } from '#server/accounts/has-email.ts'
import { subjectOf } from '#server/accounts/limits.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { networkOf } from '#server/platform/http/network-of.ts'
import { newId } from '#server/platform/ids.ts'
import { receivedMail } from './grievance-mails.ts'
import { insertGrievance } from './grievances.store.ts'
import { officerMail } from './officer-mail.ts'

const HOUR_MS = 60 * 60 * 1000
const PER_NETWORK = { max: 10, windowMs: HOUR_MS }
/** Mails to one mailbox, whoever writes: nobody can flood it. The complaint itself is kept. */
const PER_MAILBOX = { max: 3, windowMs: 24 * HOUR_MS }

/** Takes a complaint in: with a ticket number at once, for whoever complains and for the officer. */
export async function raiseGrievance(
  ctx: AccountCtx,
  { name, email, orderNumber, text }: ParsedInput<typeof raiseGrievanceCall>,
): Promise<AnswerOf<typeof raiseGrievanceCall>> {
  await consumeLimit(
    ctx,
    subjectOf('grievance-from', networkOf(ctx.from.address)),
    PER_NETWORK,
    grievanceFailures.tooMany,
  )
  const mayMail = await isWithinLimit(ctx, subjectOf('grievance-to', email.toLowerCase()), PER_MAILBOX)
  const language = currentLanguage()
  const officer = shopFacts().grievance
  const isOwn = await hasEmail(ctx, email)
  const number = await ctx.db.transaction().execute(async (tx) => {
    const raised = { id: newId(), name, email, language, order_number: orderNumber, text, created_at: ctx.now }
    const number = await insertGrievance(tx, raised)
    if (mayMail)
      await queueMail(tx, { email, language }, () => receivedMail({ number, name }, isOwn ? text : undefined))
    await queueMail(tx, { email: officer.mail, language: 'en' }, () => ({
      ...officerMail({ number, officer: officer.name }),
      mayBeKept: true,
    }))
    return number
  })
  const ticket = ticketOf(number)
  return { message: t('We received your complaint. Your ticket number is {ticket}.', { ticket }), data: { ticket } }
}
