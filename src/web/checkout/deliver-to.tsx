import { useState } from 'react'
import { t } from '#contract/platform/t.ts'
import { selectAddress } from '#web/addresses/address-book.ts'
import { AddressPicker } from '#web/addresses/address-choice.tsx'
import { LoadedAddresses } from '#web/addresses/loaded-addresses.tsx'
import { useAddresses } from '#web/addresses/use-addresses.ts'
import { ADDRESSES_PATH, addAddressPath, CHECKOUT_PATH } from '#web/kit/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DeliveryEstimate } from './delivery-estimate.tsx'
import { syncDraftAddress } from './draft-address.ts'

const FEW = 4

/** Where the order goes. */
export const DeliverTo = () => (
  <LoadedAddresses next={CHECKOUT_PATH} skeleton={<Skeleton className="h-44" />}>
    <Choice />
  </LoadedAddresses>
)

/** A long address book is opened on demand, unless the chosen address lies further down. */
function Choice() {
  const { list, selectedId, selected } = useAddresses()
  const [all, setAll] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function select(id: string) {
    const selecting = selectAddress(id)
    await syncDraftAddress()
    setProblem(await selecting)
    // A selection that the shop refused was taken back.
    await syncDraftAddress()
  }

  const isOpen = all || list.length <= FEW || list.findIndex(({ _id }) => _id === selectedId) >= FEW
  return (
    <div className="grid gap-4">
      <AddressPicker
        label={t('Deliver to')}
        addresses={isOpen ? list : list.slice(0, FEW)}
        selectedId={selectedId}
        onSelect={select}
        className="sm:grid-cols-2"
      />
      <Message text={problem} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <ButtonLink to={addAddressPath(CHECKOUT_PATH)}>{t('Change/Add Address')}</ButtonLink>
        {!isOpen && (
          <Button look="quiet" onClick={() => setAll(true)}>
            {t('Show all {count} addresses', { count: list.length })}
          </Button>
        )}
        <ButtonLink look="quiet" to={ADDRESSES_PATH}>
          {t('Manage addresses')}
        </ButtonLink>
      </div>
      {selected && <DeliveryEstimate key={selected._id} address={selected} />}
    </div>
  )
}
