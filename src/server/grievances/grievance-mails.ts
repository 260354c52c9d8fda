import { ticketOf } from '#contract/grievances/ticket.ts'
import { t } from '#contract/platform/t.ts'
import { greeting } from '#server/gateways/mail/greeting.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import { renderMail } from '#server/gateways/mail/render-mail.ts'

type Raised = { number: number; name: string }

/** `text` only for an account of this address: anyone may name any mailbox, and what they wrote would reach it in the shop's name. */
export function receivedMail({ number, name }: Raised, text?: string): MailContent {
  const ticket = ticketOf(number)
  return renderMail({
    subject: t('We received your complaint {ticket}', { ticket }),
    heading: t('We received your complaint'),
    greeting: greeting(name),
    blocks: [
      t('Your ticket number is {ticket}. Our grievance officer will write to you within one month.', { ticket }),
      ...(text ? [t('You wrote:'), text] : []),
    ],
  })
}

export function answerMail({ number, name }: Raised, answer: string): MailContent {
  const ticket = ticketOf(number)
  return renderMail({
    subject: t('Our answer to your complaint {ticket}', { ticket }),
    heading: t('Our answer to your complaint'),
    greeting: greeting(name),
    blocks: [
      answer,
      t(
        'Not satisfied? You can call the National Consumer Helpline on 1915 at any time. Your ticket number is {ticket}.',
        {
          ticket,
        },
      ),
    ],
  })
}
