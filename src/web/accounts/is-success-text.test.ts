import { expect, test } from 'vitest'
import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { isSuccessText } from './is-success-text.ts'

test('[ACC-03] a message that contains success is green', () => {
  expect(isSuccessText(accountTexts.verified)).toBe(true)
  expect(isSuccessText('Success!')).toBe(true)
})

test.each([
  accountPageTexts.otpFailed,
  accountPageTexts.noUserId,
  accountFailures.otpWrong.text,
  accountFailures.otpExpired.text,
])('[ACC-03] "%s" is red', (message) => {
  expect(isSuccessText(message)).toBe(false)
})
