import { useState } from 'react'
import { Link } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { selectAddress } from '#web/addresses/address-book.ts'
import { AddressCard, AddressPicker } from '#web/addresses/address-choice.tsx'
import { LoadedAddresses } from '#web/addresses/loaded-addresses.tsx'
import { useAddresses } from '#web/addresses/use-addresses.ts'
import { addAddressPath, CART_PATH, loginPath } from '#web/kit/paths.ts'
import { rich } from '#web/kit/rich-text.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const LINK = 'inline-flex min-h-11 items-center font-medium text-brand text-small underline underline-offset-4'

/** Where it goes: the selected address, and the ways to another one. */
export function ShippingBox() {
  const user = useSessionUser()
  return (
    <section aria-labelledby="shipping" className="grid gap-3 border-line border-t pt-6">
      <h3 id="shipping" className="font-semibold">
        {t('Shipping address')}
      </h3>
      {user ? (
        <LoadedAddresses next={CART_PATH} skeleton={<Skeleton className="h-40 rounded-card" />}>
          <Chosen />
        </LoadedAddresses>
      ) : (
        <AskToLogIn />
      )}
    </section>
  )
}

const AskToLogIn = () => (
  <p className="text-small">
    {rich('<a>Log in</a> to choose a delivery address. We’ll save your cart.', {
      a: (text) => (
        <Link
          to={loginPath(CART_PATH)}
          className="-my-3 inline-block py-3 font-medium text-brand underline underline-offset-4"
        >
          {text}
        </Link>
      ),
    })}
  </p>
)

function Chosen() {
  const { selected, list, selectedId } = useAddresses()
  const [problem, setProblem] = useState<string>()
  return (
    <>
      {selected && <AddressCard address={selected} />}
      <Message text={problem} />
      <div className="grid">
        {list.length > 1 && (
          <details>
            <summary className={LINK}>{t('Deliver to another address')}</summary>
            <AddressPicker
              label={t('Shipping address')}
              addresses={list}
              selectedId={selectedId}
              onSelect={async (id) => setProblem(await selectAddress(id))}
              className="mt-2"
            />
          </details>
        )}
        <Link to={addAddressPath(CART_PATH)} className={`${LINK} justify-self-start`}>
          {t('Add Address')}
        </Link>
      </div>
    </>
  )
}
