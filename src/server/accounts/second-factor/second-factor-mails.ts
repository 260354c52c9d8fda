import { HELPDESK } from '#contract/accounts/account-links.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import { t } from '#contract/platform/t.ts'
import { greeting } from '#server/gateways/mail/greeting.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import { renderMail } from '#server/gateways/mail/render-mail.ts'
import { shopLink } from '#server/gateways/mail/shop-links.ts'

type Person = { fullName: string }

const notYou = () =>
  t('Wasn’t you? Set a new password now. Choose “{button}” on the login page. This logs out all devices.', {
    button: accountTexts.forgottenPassword,
  })

export const secondFactorOnMail = ({ fullName }: Person): MailContent =>
  renderMail({
    subject: t('Two-step login is on'),
    heading: t('Two-step login is on'),
    greeting: greeting(fullName),
    blocks: [
      t('From now on, you’ll need a code from your authenticator app to log in. Your other devices are logged out.'),
      t('Keep your recovery codes somewhere you can reach without your phone.'),
      notYou(),
      t('Then contact the Helpdesk. We’ll turn off two-step login so that you can log in without the code:'),
      { link: t(HELPDESK.text), to: shopLink(HELPDESK.to) },
    ],
  })

export const secondFactorOffMail = ({ fullName }: Person): MailContent =>
  renderMail({
    subject: t('Two-step login is off'),
    heading: t('Two-step login is off'),
    greeting: greeting(fullName),
    blocks: [t('You no longer need a code to log in.'), notYou()],
  })

export const secondFactorResetMail = ({ fullName }: Person): MailContent =>
  renderMail({
    subject: t('Your two-step login was reset'),
    heading: t('Your two-step login was reset'),
    greeting: greeting(fullName),
    blocks: [
      t(
        'A superadmin has reset your two-step login and logged out all your devices. Log in with your password and set it up again on your account page.',
      ),
      t('Didn’t ask for this? Tell the shop’s owner today.'),
    ],
  })

export const wrongCodeMail = ({ fullName }: Person): MailContent =>
  renderMail({
    subject: t('Wrong two-step login code'),
    heading: t('Someone entered a wrong code'),
    greeting: greeting(fullName),
    blocks: [
      t('Your password was entered correctly, then a wrong two-step login code. We didn’t let them in.'),
      t('Was it you? You can ignore this email.'),
      notYou(),
    ],
  })

export const recoveryCodeUsedMail = ({ fullName, left }: Person & { left: number }): MailContent =>
  renderMail({
    subject: t('A recovery code was used'),
    heading: t('A recovery code was used'),
    greeting: greeting(fullName),
    blocks: [
      t('One of your recovery codes was just used instead of a code from your app.'),
      leftText(left),
      t('You can create new ones on your account page.'),
      notYou(),
    ],
  })

function leftText(left: number): string {
  if (left === 0) return t('That was your last one.')
  return left === 1 ? t('You have 1 code left.') : t('You have {count} codes left.', { count: left })
}
