import type { ReactNode } from 'react'
import type { Address } from '#contract/addresses/address.ts'
import { addressFailures } from '#contract/addresses/addresses.failures.ts'
import { addressTexts } from '#contract/addresses/addresses.texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ADDRESS_BOOK } from './address-paths.ts'
import { LoadFailed } from './load-failed.tsx'
import { useAddresses } from './use-addresses.ts'

/** One address of the address book, once it is known; what else there may be to say until then. */
export function OneAddress({ id, children }: { id: string; children: (address: Address) => ReactNode }) {
  const { list, loading, error, waiting, reload } = useAddresses()
  const address = list.find(({ _id }) => _id === id)
  if (address) return children(address)
  if (error) return <LoadFailed text={error} onRetry={reload} />
  if (waiting || loading)
    return (
      <div aria-busy="true" className="grid gap-4">
        <p role="status" className="text-ink-soft">
          {addressTexts.loading}
        </p>
        <Skeleton className="h-32 rounded-card" />
      </div>
    )
  return (
    <div className="grid justify-items-start gap-4">
      <p>{addressFailures.unknown.text}</p>
      <ButtonLink to={ADDRESS_BOOK}>Your Addresses</ButtonLink>
    </div>
  )
}
