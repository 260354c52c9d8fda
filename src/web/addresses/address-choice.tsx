import { type ReactNode, useId } from 'react'
import type { Address } from '#contract/addresses/address.ts'
import { addressTexts } from '#contract/addresses/addresses.texts.ts'
import { t } from '#contract/platform/t.ts'
import { addAddressPath } from '#web/kit/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { AddressKind, AddressLines } from './address-lines.tsx'

/** One address to look at. */
export function AddressCard({ address, children }: { address: Address; children?: ReactNode }) {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-sheet p-4">
      <AddressKind type={address.addressType} />
      <AddressLines address={address} />
      {children}
    </div>
  )
}

type PickerProps = {
  addresses: readonly Address[]
  selectedId: string | null
  onSelect: (id: string) => void
  /** What is being chosen, for those who do not see the page. */
  label: string
  /** What can be done with each address besides choosing it. */
  actions?: (address: Address) => ReactNode
  /** The columns of the list. */
  className?: string
}

/** The address to deliver to, chosen by a click anywhere on its card or by the arrow keys. */
export function AddressPicker({ addresses, selectedId, onSelect, label, actions, className = '' }: PickerProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={`grid gap-4 ${className}`}>
      {addresses.map((address) => (
        <div
          key={address._id}
          className="flex flex-col rounded-card border border-line bg-sheet transition-colors has-checked:border-brand has-checked:shadow-[inset_0_0_0_1px_var(--color-brand)] has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2 hover:border-edge"
        >
          <label className="grid grow cursor-pointer grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1 p-4">
            <input
              type="radio"
              name={name}
              checked={address._id === selectedId}
              onChange={() => onSelect(address._id)}
              className="my-1 size-5 accent-brand outline-none"
            />
            <span className="flex min-h-7 flex-wrap items-center justify-between gap-2">
              <AddressKind type={address.addressType} />
              {address._id === selectedId && <Badge tone="info">{t('Selected')}</Badge>}
            </span>
            <span className="col-start-2">
              <AddressLines address={address} />
            </span>
          </label>
          {actions && <div className="flex flex-wrap gap-1 border-line border-t px-2 py-1">{actions(address)}</div>}
        </div>
      ))}
    </div>
  )
}

/** Where an address is needed and there is none. `next` is where adding one leads back to. */
export function NoAddress({ next }: { next?: string }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>{addressTexts.noneYet}</p>
      <ButtonLink to={addAddressPath(next)}>{t('Add Address')}</ButtonLink>
    </div>
  )
}
