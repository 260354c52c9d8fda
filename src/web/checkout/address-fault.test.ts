import { expect, test } from 'vitest'
import { anAddress } from '#tests/support/addresses.ts'
import { faultOf } from './address-fault.ts'

const reached = { serviceable: true, days: 3 }
const notReached = { serviceable: false, days: null }

test.each([
  ['is reached', {}, reached, undefined],
  ['nobody can say anything of', {}, undefined, undefined],
  ['no courier reaches', { postalCode: '744101' }, notReached, /don’t deliver to 744101/],
  ['lies abroad', { country: 'Nepal', state: 'Bagmati' }, reached, /only within India/],
])('an address that %s', (_, over, estimate, text) => {
  const fault = faultOf(anAddress(over), estimate)
  if (text) expect(fault).toMatch(text)
  else expect(fault).toBeUndefined()
})
