import { HELPDESK } from '#contract/accounts/account-links.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import { greeting } from '#server/gateways/mail/greeting.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import { renderMail } from '#server/gateways/mail/render-mail.ts'
import { shopLink } from '#server/gateways/mail/shop-links.ts'

type Person = { fullName: string }

const NOT_YOU = `Was this not you? Then choose a new password now: “${accountTexts.forgottenPassword}” on the login page logs out every device.`

export const secondFactorOnMail = ({ fullName }: Person): MailContent =>
  renderMail({
    subject: 'Two-step login is on',
    heading: 'Two-step login is on',
    greeting: greeting(fullName),
    blocks: [
      'From now on your login asks for a code from your authenticator app. Your other devices are logged out.',
      'Keep your recovery codes where you find them without your phone.',
      NOT_YOU,
      'After that tell us at the Helpdesk. We turn two-step login off, so that you can log in without the code:',
      { link: HELPDESK.text, to: shopLink(HELPDESK.to) },
    ],
  })

export const secondFactorOffMail = ({ fullName }: Person): MailContent =>
  renderMail({
    subject: 'Two-step login is off',
    heading: 'Two-step login is off',
    greeting: greeting(fullName),
    blocks: ['Your login no longer asks for a code.', NOT_YOU],
  })

export const secondFactorResetMail = ({ fullName }: Person): MailContent =>
  renderMail({
    subject: 'Your two-step login was reset',
    heading: 'Your two-step login was reset',
    greeting: greeting(fullName),
    blocks: [
      'A superadmin of the shop has reset your two-step login and logged out all your devices. Log in with your password and set it up again on your account page.',
      'Did you not ask for this? Then tell the shop’s owner today.',
    ],
  })

export const recoveryCodeUsedMail = ({ fullName, left }: Person & { left: number }): MailContent =>
  renderMail({
    subject: 'A recovery code was used',
    heading: 'A recovery code was used',
    greeting: greeting(fullName),
    blocks: [
      `One of your recovery codes was just used in place of a code from your app. ${leftText(left)}`,
      'You can make new ones on your account page.',
      NOT_YOU,
    ],
  })

const leftText = (left: number) => (left === 0 ? 'It was the last one.' : `You have ${left} left.`)
