import { expect, test } from 'vitest'
import { correctionFault } from './address-correction.ts'

const home = { state: 'Karnataka', country: 'India', postalCode: '560001' }

test.each([
  ['the same place', {}, undefined],
  ['another PIN code of the same state', { postalCode: '570001' }, undefined],
  ['another state', { state: 'Kerala' }, 'state'],
  ['another country', { country: 'Nepal' }, 'state'],
  ['a PIN code of another state', { postalCode: '682001' }, 'postalCode'],
  ['a PIN code that no state is known for', { postalCode: '900001' }, undefined],
])('%s', (_, over, field) => {
  expect(correctionFault(home, { ...home, ...over })?.field).toBe(field)
})

test('a PIN code that was there before is not held against the correction, whatever state it seems to be in', () => {
  const odd = { ...home, postalCode: '682001' }
  expect(correctionFault(odd, odd)).toBeUndefined()
})
