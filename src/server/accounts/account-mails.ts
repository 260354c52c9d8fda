import {
  accountTexts,
  EMAIL_CHANGE_STOPPABLE_DAYS,
  EMAIL_LINK_LASTS_HOURS,
  OTP_LASTS_MINUTES,
  RESET_LINK_LASTS_MINUTES,
} from '#contract/accounts/accounts.texts.ts'
import { confirmEmailLink, resetPasswordLink, stopEmailChangeLink } from '#contract/accounts/mailed-links.ts'
import { t } from '#contract/platform/t.ts'
import { greeting } from '#server/gateways/mail/greeting.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import { renderMail } from '#server/gateways/mail/render-mail.ts'
import { shopLink } from '#server/gateways/mail/shop-links.ts'

const ignore = () => t('Wasn’t you? You can ignore this email.')

export const otpMail = ({ fullName, otp }: { fullName: string; otp: string }): MailContent =>
  renderMail({
    subject: t('Your Likho verification code'),
    heading: t('Verify your email'),
    greeting: greeting(fullName),
    blocks: [
      t('Welcome to Likho! Enter this verification code to finish registering:'),
      { code: otp },
      t(
        'The code works once, for {minutes} minutes. Don’t share it with anyone. We’ll never ask for it by phone, message or email.',
        { minutes: OTP_LASTS_MINUTES },
      ),
      t('Didn’t register on Likho? Ignore this email. No account is created without the code.'),
    ],
  })

export const passwordResetMail = ({ fullName, token }: { fullName: string; token: string }): MailContent =>
  renderMail({
    subject: t('Set a new Likho password'),
    heading: t('Set a new password'),
    greeting: greeting(fullName),
    blocks: [
      t('Use this link to set a new password for your Likho account:'),
      { link: t('Set a new password'), to: shopLink(resetPasswordLink(token)) },
      t('The link works once, for {minutes} minutes. Don’t forward it to anyone.', {
        minutes: RESET_LINK_LASTS_MINUTES,
      }),
      t('Didn’t ask for this? Ignore this email. Your password stays the same.'),
    ],
  })

export const alreadyRegisteredMail = ({ fullName }: { fullName: string }): MailContent =>
  renderMail({
    subject: t('You already have a Likho account'),
    heading: t('You already have an account'),
    greeting: greeting(fullName),
    blocks: [
      t(
        'Someone, probably you, just tried to register on Likho with this email. It already has an account, so nothing has changed.',
      ),
      t('Log in as usual, or choose “{button}” on the login page to set a new one.', {
        button: accountTexts.forgottenPassword,
      }),
      ignore(),
    ],
  })

export const passwordChangedMail = ({ fullName }: { fullName: string }): MailContent =>
  renderMail({
    subject: t('Your Likho password was changed'),
    heading: t('Your password was changed'),
    greeting: greeting(fullName),
    blocks: [
      t('The password for your Likho account was just changed.'),
      t('Wasn’t you? Someone may know your password. Choose “{button}” on the login page now to set a new one.', {
        button: accountTexts.forgottenPassword,
      }),
    ],
  })

export const sessionStolenMail = ({ fullName }: { fullName: string }): MailContent =>
  renderMail({
    subject: t('We logged out one of your devices'),
    heading: t('One of your devices was logged out'),
    greeting: greeting(fullName),
    blocks: [
      t('Your login on one device was used from two places. Someone may have copied it, so we ended it for both.'),
      t('Log in again, then check your devices on your account page.'),
      t('Set a new password if you see anything you don’t know. Choose “{button}” on the login page.', {
        button: accountTexts.forgottenPassword,
      }),
    ],
  })

type Moving = { fullName: string; newEmail: string }

export const confirmEmailMail = ({ fullName, token }: { fullName: string; token: string }): MailContent =>
  renderMail({
    subject: t('Confirm your new email'),
    heading: t('Confirm your new email'),
    greeting: greeting(fullName),
    blocks: [
      t('Confirm this as the new email for your Likho account:'),
      { link: t('Confirm email'), to: shopLink(confirmEmailLink(token)) },
      t('The link works once, for {hours} hours.', { hours: EMAIL_LINK_LASTS_HOURS }),
      t('Didn’t ask for this? Ignore this email. Nothing changes without the link.'),
    ],
  })

export const emailInUseMail = ({ fullName }: { fullName: string }): MailContent =>
  renderMail({
    subject: t('This email already has a Likho account'),
    heading: t('This email already has an account'),
    greeting: greeting(fullName),
    blocks: [
      t(
        'Someone, probably you, tried to use this email for another Likho account. It already has an account of its own, so nothing has changed.',
      ),
      ignore(),
    ],
  })

export const emailChangeRequestedMail = ({ fullName, newEmail, token }: Moving & { token: string }): MailContent =>
  renderMail({
    subject: t('A new email for your Likho account'),
    heading: t('Did you change your email?'),
    greeting: greeting(fullName),
    blocks: [
      t('{newEmail} was added as the new email for your Likho account. Until it’s confirmed, keep using this one.', {
        newEmail,
      }),
      t(
        'Wasn’t you? Someone may know your password. Stop the change, and we’ll log out all devices and email you a link to set a new password:',
      ),
      { link: t('This wasn’t me'), to: shopLink(stopEmailChangeLink(token)) },
      t('The link works for {days} days, even after the new email is confirmed.', {
        days: EMAIL_CHANGE_STOPPABLE_DAYS,
      }),
    ],
  })

export const emailChangedMail = ({ fullName, newEmail }: Moving): MailContent =>
  renderMail({
    subject: t('Your Likho email was changed'),
    heading: t('Your email was changed'),
    greeting: greeting(fullName),
    blocks: [
      t('Your Likho account now uses {newEmail}. This is our last email to your old address.', { newEmail }),
      t('Wasn’t you? Open “This wasn’t me” in our previous email within {days} days, or contact our Helpdesk.', {
        days: EMAIL_CHANGE_STOPPABLE_DAYS,
      }),
    ],
  })
