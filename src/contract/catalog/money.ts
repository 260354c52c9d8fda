import { groupDigits } from '#contract/platform/indian-digits.ts'

/**
 * Money is whole paise inside the shop and rupees on the wire and on screen. A plain number may become either; one never
 * passes for the other.
 */
export type Paise = number & { readonly unit?: 'paise' }
export type Rupees = number & { readonly unit?: 'rupees' }

export const toRupees = (paise: Paise): Rupees => paise / 100
export const toPaise = (rupees: Rupees): Paise => Math.round(rupees * 100)

/** ₹1,23,456 or ₹106.20: paise are shown only when there are some. */
export function formatRupees(amount: Rupees): string {
  const size = Math.abs(amount)
  return `${amount < 0 ? '-' : ''}₹${groupDigits(Number.isInteger(size) ? size : size.toFixed(2))}`
}
