import { z } from 'zod'
import { mailAddress } from '#contract/platform/mail-address.ts'
import { ODD_SIGNS } from '#contract/platform/odd-signs.ts'
import { t } from '#contract/platform/t.ts'
import { accountFailures } from './accounts.failures.ts'
import { accountTexts, LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './accounts.texts.ts'
import { isCommonPassword } from './common-passwords.ts'

export const fullName = z
  .string({ error: () => accountTexts.fullNameMissing })
  .max(LONGEST_NAME * 2, { error: () => accountTexts.fullNameTooLong })
  .normalize('NFC')
  .overwrite((text) => text.replace(/[\s\u00a0]+/g, ' ').trim())
  .min(1, { error: () => accountTexts.fullNameMissing })
  .max(LONGEST_NAME, { error: () => accountTexts.fullNameTooLong })
  .refine((text) => !ODD_SIGNS.test(text), { error: () => accountTexts.fullNameOdd })

/** Checked before it is made small: some foreign letters turn into plain ones by that. */
export const email = mailAddress.toLowerCase()

export const username = z
  .string({ error: () => accountTexts.usernameMissing })
  .trim()
  .regex(/^[A-Za-z0-9._-]{3,30}$/, { error: () => accountTexts.badUsername, abort: true })
  .toLowerCase()

/** A password being chosen. */
export const newPassword = z
  .string({ error: () => accountTexts.passwordMissing })
  .min(1, { error: () => accountTexts.passwordMissing, abort: true })
  .min(SHORTEST_PASSWORD, { error: () => accountTexts.passwordTooShort, abort: true })
  .max(LONGEST_PASSWORD, { error: () => accountTexts.passwordTooLong, abort: true })
  .normalize('NFC')
  .refine((text) => !isCommonPassword(text), { error: () => accountTexts.passwordCommon })

/** A form's fields for a new password, for `typedTwice`. */
export const newPasswordTwice = {
  newPassword,
  confirmPassword: z.string({ error: () => accountTexts.passwordsDiffer }).normalize('NFC'),
}

export const typedTwice = <Form extends z.ZodType<{ newPassword: string; confirmPassword: string }>>(form: Form) =>
  form.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    error: () => accountTexts.passwordsDiffer,
    path: ['confirmPassword'],
  })

/** A password being shown to prove who one is: whatever it was when it was chosen. */
export const givenPassword = z
  .string({ error: () => accountTexts.passwordMissing })
  .min(1, { error: () => accountTexts.passwordMissing })
  .max(1_000, { error: () => accountTexts.passwordTooLong })
  .normalize('NFC')

/** The username or the e-mail address. */
export const loginName = z
  .string({ error: () => accountTexts.usernameMissing })
  .trim()
  .min(1, { error: () => accountTexts.usernameMissing })
  .max(254, { error: () => accountTexts.badUsername })
  .refine((text) => !text.includes('\0'), { error: () => accountTexts.badUsername })

export const otp = z
  .string({ error: () => accountTexts.badOtp })
  .overwrite((text) => text.replace(/[\s-]+/g, ''))
  .regex(/^[0-9]{6}$/, { error: () => accountTexts.badOtp })

/** The secret part of a mailed link. */
export const linkToken = z
  .string({ error: () => t(accountFailures.linkOver.text) })
  .regex(/^[\w-]{32,64}$/, { error: () => t(accountFailures.linkOver.text) })
