import type { Paise } from '#contract/catalog/money.ts'

/** To whom an order of the courier goes, to tell ours from another shop's under the same number; null is not told. */
export type Addressee = {
  pin: string | null
  /** Its last ten digits. */
  phone: string | null
  totalPaise: Paise | null
}

const FIELDS = ['pin', 'phone', 'totalPaise'] as const
const PHONE_DIGITS = 10

type Going = { recipient: { pin: string; phone: string }; paidPaise: Paise }

export const addresseeOf = ({ recipient, paidPaise }: Going): Addressee => ({
  pin: recipient.pin || null,
  phone: lastDigits(recipient.phone),
  totalPaise: paidPaise,
})

/** Couriers put the country before it, or a zero. */
export function lastDigits(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/\D/g, '').slice(-PHONE_DIGITS)
  return digits.length === PHONE_DIGITS ? digits : null
}

/** Whether both are the same; undefined where nothing differs, but not all of it is told. */
export function isSameAddressee(one: Addressee, other: Addressee): boolean | undefined {
  const isTold = (field: (typeof FIELDS)[number]) => one[field] !== null && other[field] !== null
  if (FIELDS.some((field) => isTold(field) && one[field] !== other[field])) return false
  return FIELDS.every(isTold) || undefined
}
