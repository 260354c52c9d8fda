import { greeting } from '#server/gateways/mail/greeting.ts'
import type { Letter } from '#server/gateways/mail/mail.ts'
import { writeLetter } from '#server/gateways/mail/write-letter.ts'

const ASK = 'If you have questions, reach us through the Helpdesk page of the shop.'

export const approvedLetter = (fullName: string): Letter =>
  writeLetter({
    subject: 'You can sell on Likho now',
    heading: 'Your seller account is approved',
    greeting: greeting(fullName),
    blocks: [
      'Welcome among our sellers. From now on you can add products; they are on sale as soon as you have added them.',
      'Log in as a seller and choose “Add Product” to begin.',
    ],
  })

export const refusedLetter = (fullName: string, reason: string): Letter =>
  writeLetter({
    subject: 'About your Likho seller account',
    heading: 'We could not approve your account yet',
    greeting: greeting(fullName),
    blocks: [
      'Thank you for wanting to sell on Likho. We cannot approve your account as it is, for this reason:',
      reason,
      ASK,
    ],
  })

export const suspendedLetter = (fullName: string, reason: string): Letter =>
  writeLetter({
    subject: 'Your Likho seller account is suspended',
    heading: 'Your seller account is suspended',
    greeting: greeting(fullName),
    blocks: [
      'Your products are not sold at present. Orders that you have already received are not affected. This is why:',
      reason,
      ASK,
    ],
  })
