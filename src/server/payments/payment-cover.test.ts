import { expect, test } from 'vitest'
import { coverOf, mayCover } from './payment-cover.ts'

type Paid = Parameters<typeof coverOf>[0]

const paid = (amountPaise: number, over: Partial<Paid> = {}): Paid => ({
  ...{ amountPaise, currency: 'INR', feePaise: 0, isFeeOnTop: false },
  ...over,
})
const exactly = { feePaise: 0, offerPaise: 0 }

test.each<[string, Paid, boolean, object | undefined]>([
  ['what was asked for', paid(118_00), false, exactly],
  ['what was asked for, whatever the provider keeps of it', paid(118_00, { feePaise: 2_78 }), true, exactly],
  ['the fee on top', paid(120_78, { feePaise: 2_78 }), true, { feePaise: 2_78, offerPaise: 0 }],
  [
    'the fee on top, rounded',
    paid(120_77, { feePaise: 2_78, isFeeOnTop: true }),
    false,
    { feePaise: 2_77, offerPaise: 0 },
  ],
  ['an offer of the provider', paid(100_00), true, { feePaise: 0, offerPaise: 18_00 }],
])('%s covers it', (_, payment, isPaidInFull, cover) => {
  expect(coverOf(payment, { amountPaise: 118_00 }, isPaidInFull)).toEqual(cover)
})

test.each<[string, Paid, boolean]>([
  ['less, which the provider does not count as all', paid(100_00), false],
  ['more, which is no fee', paid(200_00, { feePaise: 4_72 }), true],
  ['more than the fee', paid(121_00, { feePaise: 2_78, isFeeOnTop: true }), true],
  ['another currency', paid(118_00, { currency: 'USD' }), true],
])('%s does not', (_, payment, isPaidInFull) => {
  expect(coverOf(payment, { amountPaise: 118_00 }, isPaidInFull)).toBeUndefined()
})

test.each<[string, Paid, boolean]>([
  ['what was asked for', paid(118_00), true],
  ['a fee on top that is not told yet', paid(120_78, { isFeeOnTop: true }), true],
  ['more, where the shop bears the fee', paid(120_78), false],
  ['more than any fee', paid(130_00, { isFeeOnTop: true }), false],
  ['less', paid(100_00, { isFeeOnTop: true }), false],
  ['another currency', paid(120_78, { currency: 'USD', isFeeOnTop: true }), false],
])('set aside, %s may cover it: %s', (_, payment, may) => {
  expect(mayCover(payment, { amountPaise: 118_00 })).toBe(may)
})
