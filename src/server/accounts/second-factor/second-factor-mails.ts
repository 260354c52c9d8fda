import { HELPDESK } from '#contract/accounts/account-links.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import { greeting } from '#server/gateways/mail/greeting.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import { renderMail } from '#server/gateways/mail/render-mail.ts'
import { shopLink } from '#server/gateways/mail/shop-links.ts'

type Person = { fullName: string }

const notYou = () =>
  `Wasn’t you? Set a new password now. Choose “${accountTexts.forgottenPassword}” on the login page. This logs out all devices.`

export const secondFactorOnMail = ({ fullName }: Person): MailContent =>
  renderMail({
    subject: 'Two-step login is on',
    heading: 'Two-step login is on',
    greeting: greeting(fullName),
    blocks: [
      'From now on, you’ll need a code from your authenticator app to log in. Your other devices are logged out.',
      'Keep your recovery codes somewhere you can reach without your phone.',
      notYou(),
      'Then contact the Helpdesk. We’ll turn off two-step login so that you can log in without the code:',
      { link: HELPDESK.text, to: shopLink(HELPDESK.to) },
    ],
  })

export const secondFactorOffMail = ({ fullName }: Person): MailContent =>
  renderMail({
    subject: 'Two-step login is off',
    heading: 'Two-step login is off',
    greeting: greeting(fullName),
    blocks: ['You no longer need a code to log in.', notYou()],
  })

export const secondFactorResetMail = ({ fullName }: Person): MailContent =>
  renderMail({
    subject: 'Your two-step login was reset',
    heading: 'Your two-step login was reset',
    greeting: greeting(fullName),
    blocks: [
      'A superadmin has reset your two-step login and logged out all your devices. Log in with your password and set it up again on your account page.',
      'Didn’t ask for this? Tell the shop’s owner today.',
    ],
  })

export const recoveryCodeUsedMail = ({ fullName, left }: Person & { left: number }): MailContent =>
  renderMail({
    subject: 'A recovery code was used',
    heading: 'A recovery code was used',
    greeting: greeting(fullName),
    blocks: [
      'One of your recovery codes was just used instead of a code from your app.',
      leftText(left),
      'You can create new ones on your account page.',
      notYou(),
    ],
  })

function leftText(left: number): string {
  if (left === 0) return 'That was your last one.'
  return left === 1 ? 'You have 1 code left.' : `You have ${left} codes left.`
}
