import { Briefcase, House, MapPin } from 'lucide-react'
import type { Address } from '#contract/addresses/address.ts'
import type { AddressType } from '#contract/addresses/addresses.texts.ts'
import { msg, t } from '#contract/platform/t.ts'

export const TYPE_NAMES: Record<AddressType, string> = { HOME: msg('Home'), WORK: msg('Work'), OTHER: msg('Other') }

const ICONS = { HOME: House, WORK: Briefcase, OTHER: MapPin }

/** Who lives where, as one writes it on a parcel. */
export function AddressLines({ address }: { address: Address }) {
  const { firstName, lastName, streetAddress, landmark, city, state, postalCode, country, phoneNumber } = address
  return (
    <span className="block min-w-0 [overflow-wrap:anywhere]">
      <span className="block font-semibold">
        {firstName} {lastName}
      </span>
      <span className="mt-1 block text-small">
        <span className="block">{streetAddress}</span>
        {landmark && <span className="block">{landmark}</span>}
        <span className="block">
          {city}, {t(state)} <span className="tabular-nums">{postalCode}</span>
        </span>
        <span className="block">{t(country)}</span>
      </span>
      <span className="mt-2 block text-ink-soft text-small tabular-nums">
        {t('Phone {number}', { number: grouped(phoneNumber) })}
      </span>
    </span>
  )
}

/** Phone numbers are read aloud and written down in two groups of five. */
const grouped = (phone: string) => `${phone.slice(0, 5)} ${phone.slice(5)}`

export function AddressKind({ type }: { type: AddressType }) {
  const Icon = ICONS[type]
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-soft text-small">
      <Icon aria-hidden className="size-4" />
      {t(TYPE_NAMES[type])}
    </span>
  )
}
