import { ticketOf } from '#contract/grievances/ticket.ts'
import { greeting } from '#server/gateways/mail/greeting.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import { renderMail } from '#server/gateways/mail/render-mail.ts'
import { shopLink } from '#server/gateways/mail/shop-links.ts'

/** The officer hears of each complaint at once: the law counts from now. */
export const officerMail = ({ number, officer }: { number: number; officer: string }): MailContent =>
  renderMail({
    subject: `New complaint ${ticketOf(number)}`,
    heading: `New complaint ${ticketOf(number)}`,
    greeting: greeting(officer),
    blocks: [
      'A customer has complained through the grievance page and has got a ticket number. Please answer within one month.',
      { link: 'Open complaints', to: shopLink('/admin/grievances') },
    ],
  })
