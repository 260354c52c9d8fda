import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addressInput } from './address.ts'

const ASHA = {
  firstName: 'Asha',
  lastName: 'Verma',
  streetAddress: '12, MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411001',
  phoneNumber: '9876543210',
}

const given = (over: object) => addressInput.safeParse({ ...ASHA, ...over })
const faults = (over: object) => {
  const { error } = given(over)
  return error ? z.flattenError(error).fieldErrors : {}
}

test('[ADDR-07] country is India and the type HOME unless said otherwise; what was left out is empty', () => {
  expect(addressInput.parse(ASHA)).toEqual({
    ...ASHA,
    country: 'India',
    addressType: 'HOME',
    landmark: '',
    alternateNumber: '',
    additionalInfo: '',
  })
  for (const addressType of ['HOME', 'WORK', 'OTHER'])
    expect(given({ addressType }).data).toMatchObject({ addressType })
})

test('[ADDR-06] all that is wrong is said at once, in the words of the specification', () => {
  expect(
    faults({ firstName: ' ', lastName: '', phoneNumber: '98765', postalCode: '41100', state: 'Atlantis' }),
  ).toEqual({
    firstName: ['First name is required'],
    lastName: ['Last name is required'],
    phoneNumber: ['Enter a valid 10-digit phone number'],
    postalCode: ['Enter a valid 6-digit postal code'],
    state: ['Choose your state'],
  })
  expect(Object.keys(faults(Object.fromEntries(Object.keys(ASHA).map((name) => [name, undefined])))).sort()).toEqual(
    Object.keys(ASHA).sort(),
  )
})

describe('[ADDR-06] phone numbers', () => {
  test.each([
    ['9876543210', '9876543210'],
    [9876543210, '9876543210'],
    [' 98765 43210 ', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['0091 9876543210', '9876543210'],
    ['919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['(022) 2654 1234', '2226541234'],
    ['९८७६५४३२१०', '9876543210'],
  ])('%s is %s', (phoneNumber, phone) => {
    expect(given({ phoneNumber }).data?.phoneNumber).toBe(phone)
  })

  test.each([
    '',
    '987654321',
    '98765432101',
    '+1 98765 43210',
    '98765x3210',
    null,
    ['9876543210', '9876543211'],
    {},
    '9'.repeat(100_000),
  ])('%j is refused', (phoneNumber) => {
    expect(faults({ phoneNumber })).toEqual({ phoneNumber: ['Enter a valid 10-digit phone number'] })
  })
})

describe('[ADDR-06] postal codes', () => {
  test.each([
    ['411 001', '411001'],
    [411001, '411001'],
    ['४११००१', '411001'],
  ])('%s is %s', (postalCode, pin) => {
    expect(given({ postalCode }).data?.postalCode).toBe(pin)
  })

  test.each(['', '011001', '41100', '4110011', '41100a', '-411001.5', null])('%j is refused', (postalCode) => {
    expect(faults({ postalCode })).toEqual({ postalCode: ['Enter a valid 6-digit postal code'] })
  })
})

describe('the state', () => {
  test.each([
    [{ state: 'tamil  nadu' }, 'Tamil Nadu'],
    [{ state: 'Jammu & Kashmir' }, 'Jammu and Kashmir'],
    [{ state: 'Orissa' }, 'Odisha'],
    [{ state: undefined }, 'Maharashtra'],
    [{ state: '', postalCode: '560001' }, 'Karnataka'],
    [{ state: null, postalCode: '682001', country: 'bharat' }, 'Kerala'],
  ])('%o is %s', (place, state) => {
    expect(given(place).data?.state).toBe(state)
  })

  test.each([{ state: 'Atlantis' }, { state: '', postalCode: '900001' }])('%o has to be chosen', (place) => {
    expect(faults(place)).toEqual({ state: ['Choose your state'] })
  })
})

describe('the country', () => {
  test.each([undefined, null, '', 'India', 'INDIA', 'bharat', 'in', ' India '])('%j is India', (country) => {
    expect(given({ country }).data?.country).toBe('India')
  })

  test.each(['Nepal', 'USA', 'Indiana'])('%s is refused: the shop delivers within India', (country) => {
    expect(faults({ country })).toEqual({ country: ['We deliver only in India'] })
  })
})

test('names in any script and with pictures in them are kept, their spaces put in order', () => {
  expect(given({ firstName: ' आशा ', lastName: 'Verma  🖋️', streetAddress: 'Flat 3,\n MG Road\n' }).data).toMatchObject({
    firstName: 'आशा',
    lastName: 'Verma 🖋️',
    streetAddress: 'Flat 3, MG Road',
  })
})

test.each([
  ['a zero byte', { city: 'Pu\0ne' }, { city: ['This has a character we can’t use'] }],
  ['letters that turn the direction', { lastName: '\u202Eamrev' }, { lastName: ['This has a character we can’t use'] }],
  ['a book', { streetAddress: 'x '.repeat(500_000) }, { streetAddress: ['Use up to 200 characters'] }],
  ['a city that no courier prints', { city: 'x'.repeat(31) }, { city: ['Use up to 30 characters'] }],
  ['another type', { addressType: 'OFFICE' }, { addressType: ['Choose Home, Work or Other'] }],
])('%s is refused', (_, over, fields) => {
  expect(faults(over)).toEqual(fields)
})

test('the second number is taken as it is, and written like the first where it is whole', () => {
  expect(given({ alternateNumber: '+91 98765 43211' }).data?.alternateNumber).toBe('9876543211')
  expect(given({ alternateNumber: 'ask the guard' }).data?.alternateNumber).toBe('ask the guard')
})

test('a PIN code that is no text at all is refused like any other', () => {
  const refused = addressInput.safeParse({ postalCode: { toString: 1, valueOf: 1 } })
  expect(refused.success).toBe(false)
})
