import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'password',
  'Password1',
  'P@ssw0rd',
  'password@123',
  'Welcome@2026',
  'india123!',
  '12345678',
  '123456789',
  '87654321',
  'qwertyuiop',
  'abcdefgh',
  'aaaaaaaa',
  'abababab',
  'iloveyou',
  'Krishna108',
  '1q2w3e4r',
  'passpass',
  'sachin10!!',
  'likho2026',
])('%s is tried early', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'likho-demo',
  'neela kalam 42',
  'correct horse battery',
  'kal am42',
  'tr0ub4dor&3',
  'मेरी नीली कलम',
  'passwordless pen',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
