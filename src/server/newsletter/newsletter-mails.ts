import { CONFIRM_WITHIN_DAYS } from '#contract/newsletter/newsletter.texts.ts'
import { CONFIRM_PATH, UNSUBSCRIBE_PATH, withToken } from '#contract/newsletter/newsletter-paths.ts'
import { t } from '#contract/platform/t.ts'
import { greeting } from '#server/gateways/mail/greeting.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import { renderMail } from '#server/gateways/mail/render-mail.ts'
import { shopLink } from '#server/gateways/mail/shop-links.ts'

export const confirmMail = (token: string): MailContent =>
  renderMail({
    subject: t('Confirm your Likho newsletter subscription'),
    heading: t('Confirm your subscription'),
    greeting: greeting(''),
    blocks: [
      t('Someone, probably you, signed up for the Likho newsletter with this email.'),
      { link: t('Confirm subscription'), to: shopLink(withToken(CONFIRM_PATH, token)) },
      t('The link works for {days} days. Wasn’t you? Ignore this email, and we won’t write to you.', {
        days: CONFIRM_WITHIN_DAYS,
      }),
    ],
    why: t('You’re getting this email because someone entered this address in the newsletter box on Likho.'),
  })

type Letter = MailContent & { unsubscribe: string }

/** A mail to somebody on the list: its foot and the mail program's own button both lead off it. */
function letter(token: string, subject: string, heading: string, text: string): Letter {
  const unsubscribe = shopLink(withToken(UNSUBSCRIBE_PATH, token))
  const leave = { link: t('Unsubscribe'), to: unsubscribe }
  const why = t('You’re getting this email because you subscribed to the Likho newsletter.')
  return { unsubscribe, ...renderMail({ subject, heading, greeting: greeting(''), blocks: [text, leave], why }) }
}

export const welcomeMail = (token: string): Letter =>
  letter(
    token,
    t('You’re subscribed to the Likho newsletter'),
    t('You’re subscribed'),
    t('You’re on the list for our newsletter, which hasn’t started yet. You can unsubscribe any time:'),
  )

export const alreadySubscribedMail = (token: string): Letter =>
  letter(
    token,
    t('You’re already subscribed to the Likho newsletter'),
    t('You’re already subscribed'),
    t(
      'Someone, probably you, signed up for our newsletter with this email. You’re already subscribed, so nothing has changed. To stop getting it:',
    ),
  )
