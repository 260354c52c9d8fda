import {
  accountTexts,
  EMAIL_CHANGE_STOPPABLE_DAYS,
  EMAIL_LINK_LASTS_HOURS,
  OTP_LASTS_MINUTES,
  RESET_LINK_LASTS_MINUTES,
} from '#contract/accounts/accounts.texts.ts'
import { confirmEmailLink, resetPasswordLink, stopEmailChangeLink } from '#contract/accounts/mailed-links.ts'
import { greeting } from '#server/gateways/mail/greeting.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import { renderMail } from '#server/gateways/mail/render-mail.ts'
import { shopLink } from '#server/gateways/mail/shop-links.ts'

const IGNORE = 'Wasn’t you? You can ignore this email.'

export const otpMail = ({ fullName, otp }: { fullName: string; otp: string }): MailContent =>
  renderMail({
    subject: 'Your Likho verification code',
    heading: 'Verify your email',
    greeting: greeting(fullName),
    blocks: [
      'Welcome to Likho! Enter this verification code to finish registering:',
      { code: otp },
      `The code works once, for ${OTP_LASTS_MINUTES} minutes. Don’t share it with anyone. We’ll never ask for it by phone, message or email.`,
      'Didn’t register on Likho? Ignore this email. No account is created without the code.',
    ],
  })

export const passwordResetMail = ({ fullName, token }: { fullName: string; token: string }): MailContent =>
  renderMail({
    subject: 'Set a new Likho password',
    heading: 'Set a new password',
    greeting: greeting(fullName),
    blocks: [
      'Use this link to set a new password for your Likho account:',
      { link: 'Set a new password', to: shopLink(resetPasswordLink(token)) },
      `The link works once, for ${RESET_LINK_LASTS_MINUTES} minutes. Don’t forward it to anyone.`,
      'Didn’t ask for this? Ignore this email. Your password stays the same.',
    ],
  })

export const alreadyRegisteredMail = ({ fullName }: { fullName: string }): MailContent =>
  renderMail({
    subject: 'You already have a Likho account',
    heading: 'You already have an account',
    greeting: greeting(fullName),
    blocks: [
      'Someone, probably you, just tried to register on Likho with this email. It already has an account, so nothing has changed.',
      `Log in as usual, or choose “${accountTexts.forgottenPassword}” on the login page to set a new one.`,
      IGNORE,
    ],
  })

export const passwordChangedMail = ({ fullName }: { fullName: string }): MailContent =>
  renderMail({
    subject: 'Your Likho password was changed',
    heading: 'Your password was changed',
    greeting: greeting(fullName),
    blocks: [
      'The password for your Likho account was just changed.',
      `Wasn’t you? Someone may know your password. Choose “${accountTexts.forgottenPassword}” on the login page now to set a new one.`,
    ],
  })

type Moving = { fullName: string; newEmail: string }

export const confirmEmailMail = ({ fullName, token }: { fullName: string; token: string }): MailContent =>
  renderMail({
    subject: 'Confirm your new email',
    heading: 'Confirm your new email',
    greeting: greeting(fullName),
    blocks: [
      'Confirm this as the new email for your Likho account:',
      { link: 'Confirm email', to: shopLink(confirmEmailLink(token)) },
      `The link works once, for ${EMAIL_LINK_LASTS_HOURS} hours.`,
      'Didn’t ask for this? Ignore this email. Nothing changes without the link.',
    ],
  })

export const emailInUseMail = ({ fullName }: { fullName: string }): MailContent =>
  renderMail({
    subject: 'This email already has a Likho account',
    heading: 'This email already has an account',
    greeting: greeting(fullName),
    blocks: [
      'Someone, probably you, tried to use this email for another Likho account. It already has an account of its own, so nothing has changed.',
      IGNORE,
    ],
  })

export const emailChangeRequestedMail = ({ fullName, newEmail, token }: Moving & { token: string }): MailContent =>
  renderMail({
    subject: 'A new email for your Likho account',
    heading: 'Did you change your email?',
    greeting: greeting(fullName),
    blocks: [
      `${newEmail} was added as the new email for your Likho account. Until it’s confirmed, keep using this one.`,
      'Wasn’t you? Someone may know your password. Stop the change, and we’ll log out all devices and email you a link to set a new password:',
      { link: 'This wasn’t me', to: shopLink(stopEmailChangeLink(token)) },
      `The link works for ${EMAIL_CHANGE_STOPPABLE_DAYS} days, even after the new email is confirmed.`,
    ],
  })

export const emailChangedMail = ({ fullName, newEmail }: Moving): MailContent =>
  renderMail({
    subject: 'Your Likho email was changed',
    heading: 'Your email was changed',
    greeting: greeting(fullName),
    blocks: [
      `Your Likho account now uses ${newEmail}. This is our last email to your old address.`,
      `Wasn’t you? Open “This wasn’t me” in our previous email within ${EMAIL_CHANGE_STOPPABLE_DAYS} days, or contact our Helpdesk.`,
    ],
  })
