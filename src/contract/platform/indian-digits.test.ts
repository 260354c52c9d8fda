import { expect, test } from 'vitest'
import { groupDigits } from './indian-digits.ts'

const intl = new Intl.NumberFormat('en-IN')

test.each([0, 7, 99, 100, 999, 1_000, 12_345, 1_23_456, 12_34_567, 1_23_45_678, 0.5, 1_234.25, -1, -123, -1_23_456])(
  '%d is grouped as everywhere in India',
  (amount) => {
    expect(groupDigits(amount)).toBe(intl.format(amount))
  },
)
