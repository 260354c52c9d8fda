import { OTP_LASTS_MINUTES } from '#contract/accounts/accounts.texts.ts'
import { greeting } from '#server/gateways/mail/greeting.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import { renderMail } from '#server/gateways/mail/render-mail.ts'

const CODE_LASTS = `The code works for ${OTP_LASTS_MINUTES} minutes, once.`
const NEVER_ASKED = 'Give it to nobody: we never ask for it by phone, message or mail.'
const NOT_YOU =
  'Was this not you? Then someone else may know your password: choose “Forgot password” on the login page now.'

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

export const passwordResetMail = ({ fullName, otp }: { fullName: string; otp: string }): MailContent =>
  renderMail({
    subject: 'Your Likho code for a new password',
    heading: 'Choose a new password',
    greeting: greeting(fullName),
    blocks: [
      'Type this code together with your new password:',
      { code: otp },
      `${CODE_LASTS} ${NEVER_ASKED}`,
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
      'Log in as usual, or choose “Forgot password” on the login page to get a code for a new one.',
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

export const emailChangedMail = ({ fullName, newEmail }: { fullName: string; newEmail: string }): MailContent =>
  renderMail({
    subject: 'Your Likho e-mail address was changed',
    heading: 'Your e-mail address was changed',
    greeting: greeting(fullName),
    blocks: [
      `Your Likho account now uses the address ${newEmail}. This is the last mail to the old one.`,
      'Was this not you? Then reach us today through the Helpdesk page of the shop, so that we can give the account back to you.',
    ],
  })
