import { expect, test } from 'vitest'
import { stateCodeOf } from '#contract/addresses/indian-states.ts'
import { SHOP_OWNER } from './shop-owner.ts'

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The last sign of a GSTIN, which follows from the others. */
function checkSign(first14: string): string | undefined {
  const sum = [...first14].reduce((all, sign, place) => {
    const product = SIGNS.indexOf(sign) * (1 + (place % 2))
    return all + Math.floor(product / 36) + (product % 36)
  }, 0)
  return SIGNS[(36 - (sum % 36)) % 36]
}

test.each(['27AAPFU0939F1ZV', '29AAACB2894G1ZJ', SHOP_OWNER.gstin])('%s is a whole GSTIN', (gstin) => {
  expect(gstin).toMatch(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/)
  expect(checkSign(gstin.slice(0, 14))).toBe(gstin.at(-1))
})

test("the shop's GSTIN is of the shop's state", () => {
  expect(SHOP_OWNER.gstin.slice(0, 2)).toBe(stateCodeOf(SHOP_OWNER.state))
})
