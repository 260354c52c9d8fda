import { CONFIRM_WITHIN_DAYS } from '#contract/newsletter/newsletter.texts.ts'
import { CONFIRM_PATH, UNSUBSCRIBE_PATH, withToken } from '#contract/newsletter/newsletter-paths.ts'
import type { Mail } from '#server/gateways/mail/mail.ts'
import { renderMail } from '#server/gateways/mail/render-mail.ts'
import { shopLink } from '#server/gateways/mail/shop-links.ts'

const ASKED = 'You get this mail because somebody typed your address into the newsletter box at Likho.'
const READER = 'You get this mail because you subscribed to the newsletter of Likho.'

export const confirmMail = (to: string, token: string): Mail => ({
  to,
  ...renderMail({
    subject: 'Please confirm: letters from Likho',
    heading: 'Shall we write to you?',
    greeting: 'Hello,',
    blocks: [
      'Somebody, probably you, asked for the newsletter of Likho at this address.',
      { link: 'Yes, write to me', to: shopLink(withToken(CONFIRM_PATH, token)) },
      `The link works for ${CONFIRM_WITHIN_DAYS} days. If it was not you, you need do nothing: without it we do not write.`,
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
    ...renderMail({ subject, heading, greeting: 'Hello,', blocks: [text, leave], why: READER }),
  }
}

export const welcomeMail = (to: string, token: string): Mail =>
  letter(
    to,
    token,
    'You are on the list: letters from Likho',
    'Welcome to the list',
    'From now on you hear from us when there are new pens, fresh paper or an offer worth knowing. You can leave at any time:',
  )

export const alreadySubscribedMail = (to: string, token: string): Mail =>
  letter(
    to,
    token,
    'You already get the letters from Likho',
    'You are already on the list',
    'Somebody, probably you, asked for our newsletter at this address. It is on the list already, so nothing was changed. To leave it:',
  )
