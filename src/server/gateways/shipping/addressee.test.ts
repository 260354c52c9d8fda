import { expect, test } from 'vitest'
import { type Addressee, isSameAddressee, lastDigits } from './addressee.ts'

const ASHA: Addressee = { pin: '560001', phone: '9876543210', totalPaise: 118_00 }

test.each<[Partial<Addressee>, boolean | undefined]>([
  [{}, true],
  [{ pin: '560034' }, false],
  [{ phone: '9000000009' }, false],
  [{ totalPaise: 118_01 }, false],
  [{ pin: null }, undefined],
  [{ phone: null }, undefined],
  [{ totalPaise: null }, undefined],
  [{ pin: null, totalPaise: 1 }, false],
])('%j beside ours is the same: %s', (over, is) => {
  expect(isSameAddressee(ASHA, { ...ASHA, ...over })).toBe(is)
  expect(isSameAddressee({ ...ASHA, ...over }, ASHA)).toBe(is)
})

test.each([
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['09876543210', '9876543210'],
  ['98765', null],
  ['', null],
  [null, null],
])('%j is the phone number %s', (given, digits) => {
  expect(lastDigits(given)).toBe(digits)
})
