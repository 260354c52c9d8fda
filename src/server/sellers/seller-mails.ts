import { t } from '#contract/platform/t.ts'
import { greeting } from '#server/gateways/mail/greeting.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import { renderMail } from '#server/gateways/mail/render-mail.ts'

const ask = () => t('Questions? Contact our Helpdesk.')

export const approvedMail = (fullName: string): MailContent =>
  renderMail({
    subject: t('You can now sell on Likho'),
    heading: t('Your seller account is approved'),
    greeting: greeting(fullName),
    blocks: [
      t('Welcome to Likho! You can now add products. They go on sale as soon as you add them.'),
      t('Log in as a seller and choose “Add Product” to start.'),
    ],
  })

export const refusedMail = (fullName: string, reason: string): MailContent =>
  renderMail({
    subject: t('About your Likho seller account'),
    heading: t('We couldn’t approve your account yet'),
    greeting: greeting(fullName),
    blocks: [
      t('Thanks for your interest in selling on Likho. We couldn’t approve your account, for this reason:'),
      reason,
      t('Log in as a seller and choose “Correct and send again”. We’ll look at it once more.'),
      ask(),
    ],
  })

export const suspendedMail = (fullName: string, reason: string): MailContent =>
  renderMail({
    subject: t('Your Likho seller account is suspended'),
    heading: t('Your seller account is suspended'),
    greeting: greeting(fullName),
    blocks: [
      t('Your products are off sale for now. Orders you’ve already received aren’t affected. Here’s why:'),
      reason,
      ask(),
    ],
  })
