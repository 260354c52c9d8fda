import { CONFIRM_WITHIN_DAYS } from '#contract/newsletter/newsletter.texts.ts'
import { CONFIRM_PATH, UNSUBSCRIBE_PATH, withToken } from '#contract/newsletter/newsletter-paths.ts'
import type { Mail } from '#server/gateways/mail/mail.ts'
import { renderMail } from '#server/gateways/mail/render-mail.ts'
import { shopLink } from '#server/gateways/mail/shop-links.ts'

const ASKED = 'You’re getting this email because someone entered this address in the newsletter box on Likho.'
const READER = 'You’re getting this email because you subscribed to the Likho newsletter.'

export const confirmMail = (to: string, token: string): Mail => ({
  to,
  ...renderMail({
    subject: 'Confirm your Likho newsletter subscription',
    heading: 'Confirm your subscription',
    greeting: 'Hi,',
    blocks: [
      'Someone, probably you, signed up for the Likho newsletter with this email.',
      { link: 'Confirm subscription', to: shopLink(withToken(CONFIRM_PATH, token)) },
      `The link works for ${CONFIRM_WITHIN_DAYS} days. Wasn’t you? Ignore this email, and we won’t write to you.`,
    ],
    why: ASKED,
  }),
})

/** A mail to somebody on the list: its foot and the mail program's own button both lead off it. */
function letter(to: string, token: string, subject: string, heading: string, text: string): Mail {
  const unsubscribe = shopLink(withToken(UNSUBSCRIBE_PATH, token))
  const leave = { link: 'Unsubscribe', to: unsubscribe }
  return {
    to,
    unsubscribe,
    ...renderMail({ subject, heading, greeting: 'Hi,', blocks: [text, leave], why: READER }),
  }
}

export const welcomeMail = (to: string, token: string): Mail =>
  letter(
    to,
    token,
    'You’re subscribed to the Likho newsletter',
    'You’re subscribed',
    'You’ll now get our offers and new arrivals. You can unsubscribe any time:',
  )

export const alreadySubscribedMail = (to: string, token: string): Mail =>
  letter(
    to,
    token,
    'You’re already subscribed to the Likho newsletter',
    'You’re already subscribed',
    'Someone, probably you, signed up for our newsletter with this email. You’re already subscribed, so nothing has changed. To stop getting it:',
  )
