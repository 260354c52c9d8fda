import { expect, test } from 'vitest'
import { mapFormErrors } from './map-form-errors.ts'

const FORM = ['fullName', 'email', 'password']

test('texts stand beside their fields, and the first wrong field of the form is named', () => {
  const fields = { password: 'Too short', email: 'No address' }
  expect(mapFormErrors({ fields, problem: 'Please check it.' }, FORM)).toEqual({ fields, first: 'email' })
})

test('a text whose field the form does not have stands below it', () => {
  const refusal = { fields: { userId: 'User ID not found.' }, problem: 'Please check it.' }
  expect(mapFormErrors(refusal, FORM)).toEqual({ fields: {}, problem: 'User ID not found.' })
})

test('[ACC-13] a refusal without fields stands below the form', () => {
  const refusal = { fields: {}, problem: 'The shop is busy.' }
  expect(mapFormErrors(refusal, FORM)).toEqual({ fields: {}, problem: 'The shop is busy.' })
})
