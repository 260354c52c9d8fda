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

const CODE_LASTS = `The code works for ${OTP_LASTS_MINUTES} minutes, once.`
const NEVER_ASKED = 'Give it to nobody: we never ask for it by phone, message or mail.'
const NOT_YOU = `Was this not you? Then someone else may know your password: choose “${accountTexts.forgottenPassword}” on the login page now.`

export const otpMail = ({ fullName, otp }: { fullName: string; otp: string }): MailContent =>
  renderMail({
    subject: 'Your Likho verification code',
    heading: 'Verify your e-mail address',
    greeting: greeting(fullName),
    blocks: [
      'Welcome to Likho. Type this code on the verification page to finish your registration:',
      { code: otp },
      `${CODE_LASTS} ${NEVER_ASKED}`,
      'If you did not register at Likho, you need do nothing: without the code no account comes about.',
    ],
  })

export const passwordResetMail = ({ fullName, token }: { fullName: string; token: string }): MailContent =>
  renderMail({
    subject: 'Choose a new Likho password',
    heading: 'Choose a new password',
    greeting: greeting(fullName),
    blocks: [
      'Open this link to choose a new password for your Likho account:',
      { link: 'Choose a new password', to: shopLink(resetPasswordLink(token)) },
      `The link works for ${RESET_LINK_LASTS_MINUTES} minutes, once. Forward it to nobody.`,
      'If you did not ask for it, you need do nothing: your password stays as it is.',
    ],
  })

export const alreadyRegisteredMail = ({ fullName }: { fullName: string }): MailContent =>
  renderMail({
    subject: 'You already have a Likho account',
    heading: 'You already have an account',
    greeting: greeting(fullName),
    blocks: [
      'Someone, probably you, just tried to register at Likho with this e-mail address. It already has an account, so nothing was changed.',
      `Log in as usual, or choose “${accountTexts.forgottenPassword}” on the login page to get a link for a new one.`,
      'If it was not you, you need do nothing.',
    ],
  })

export const passwordChangedMail = ({ fullName }: { fullName: string }): MailContent =>
  renderMail({
    subject: 'Your Likho password was changed',
    heading: 'Your password was changed',
    greeting: greeting(fullName),
    blocks: ['The password of your Likho account was just changed.', NOT_YOU],
  })

type Moving = { fullName: string; newEmail: string }

export const confirmEmailMail = ({ fullName, token }: { fullName: string; token: string }): MailContent =>
  renderMail({
    subject: 'Confirm your new e-mail address',
    heading: 'Confirm your new e-mail address',
    greeting: greeting(fullName),
    blocks: [
      'This address was entered as the new e-mail of a Likho account. It counts once you confirm it:',
      { link: 'Confirm this address', to: shopLink(confirmEmailLink(token)) },
      `The link works for ${EMAIL_LINK_LASTS_HOURS} hours, once.`,
      'If you did not enter it, you need do nothing: without the link nothing changes.',
    ],
  })

export const emailInUseMail = ({ fullName }: { fullName: string }): MailContent =>
  renderMail({
    subject: 'Your e-mail address was entered for another account',
    heading: 'This address already has an account',
    greeting: greeting(fullName),
    blocks: [
      'Someone, probably you, entered this address as the new e-mail of another Likho account. It already has an account of its own, so nothing was changed.',
      'If it was not you, you need do nothing.',
    ],
  })

export const emailChangeRequestedMail = ({ fullName, newEmail, token }: Moving & { token: string }): MailContent =>
  renderMail({
    subject: 'A new e-mail address for your Likho account',
    heading: 'A new e-mail address was entered',
    greeting: greeting(fullName),
    blocks: [
      `${newEmail} was entered as the new e-mail of your Likho account. Until it is confirmed from there, this address stays in force.`,
      'Was this not you? Then someone knows your password. Stop the change, and we log out every device and mail you a link for a new password:',
      { link: 'This was not me', to: shopLink(stopEmailChangeLink(token)) },
      `The link works for ${EMAIL_CHANGE_STOPPABLE_DAYS} days, also after the new address was confirmed.`,
    ],
  })

export const emailChangedMail = ({ fullName, newEmail }: Moving): MailContent =>
  renderMail({
    subject: 'Your Likho e-mail address was changed',
    heading: 'Your e-mail address was changed',
    greeting: greeting(fullName),
    blocks: [
      `Your Likho account now uses the address ${newEmail}. This is the last mail to the old one.`,
      `Was this not you? Then open “This was not me” in the mail that we sent you before this one, within ${EMAIL_CHANGE_STOPPABLE_DAYS} days, or reach us through the Helpdesk page of the shop.`,
    ],
  })
