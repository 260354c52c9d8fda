import { groupDigits } from '#contract/platform/indian-digits.ts'

/** Money is whole paise inside the shop and rupees on the wire and on screen. */
export const toRupees = (paise: number) => paise / 100
export const toPaise = (rupees: number) => Math.round(rupees * 100)

/** ₹1,23,456 or ₹106.20: paise are shown only when there are some. */
export function formatRupees(amount: number): string {
  const size = Math.abs(amount)
  return `${amount < 0 ? '-' : ''}₹${groupDigits(Number.isInteger(size) ? size : size.toFixed(2))}`
}
