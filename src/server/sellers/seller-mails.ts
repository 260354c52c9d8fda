import { greeting } from '#server/gateways/mail/greeting.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import { renderMail } from '#server/gateways/mail/render-mail.ts'

const ASK = 'If you have questions, reach us through the Helpdesk page of the shop.'

export const approvedMail = (fullName: string): MailContent =>
  renderMail({
    subject: 'You can sell on Likho now',
    heading: 'Your seller account is approved',
    greeting: greeting(fullName),
    blocks: [
      'Welcome among our sellers. From now on you can add products; they are on sale as soon as you have added them.',
      'Log in as a seller and choose “Add Product” to begin.',
    ],
  })

export const refusedMail = (fullName: string, reason: string): MailContent =>
  renderMail({
    subject: 'About your Likho seller account',
    heading: 'We could not approve your account yet',
    greeting: greeting(fullName),
    blocks: [
      'Thank you for wanting to sell on Likho. We cannot approve your account as it is, for this reason:',
      reason,
      ASK,
    ],
  })

export const suspendedMail = (fullName: string, reason: string): MailContent =>
  renderMail({
    subject: 'Your Likho seller account is suspended',
    heading: 'Your seller account is suspended',
    greeting: greeting(fullName),
    blocks: [
      'Your products are not sold at present. Orders that you have already received are not affected. This is why:',
      reason,
      ASK,
    ],
  })
