import type { ReactNode } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import type { User } from '#contract/accounts/user.ts'
import type { Address } from '#contract/addresses/address.ts'
import { addressFailures } from '#contract/addresses/addresses.failures.ts'
import { addressTexts } from '#contract/addresses/addresses.texts.ts'
import { t } from '#contract/platform/t.ts'
import { LoadProblem } from '#web/kit/load-problem.tsx'
import { ADDRESSES_PATH } from '#web/kit/paths.ts'
import { requireLogin } from '#web/session/require-login.ts'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { useRootStore } from '#web/stores/root-store.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ensureAddresses } from './address-book.ts'

/** The clientLoader of a page about one address of the address book: undefined where there is no such address. */
export async function addressLoader({ params }: ClientLoaderFunctionArgs) {
  const user = requireLogin()
  const find = (list: readonly Address[]) => list.find(({ _id }) => _id === params.id)
  await ensureAddresses((list) => find(list) !== undefined)
  const { list, error } = useRootStore.getState().address
  return { user, address: find(list), error }
}

/** The loaded address, or what there is to say instead. */
export function OneAddress({ children }: { children: (address: Address, user: User) => ReactNode }) {
  const { user, address, error } = useLoaderData<typeof addressLoader>()
  if (address) return children(address, user)
  if (error) return <LoadProblem text={error} />
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t(addressFailures.unknown.text)}</p>
      <ButtonLink to={ADDRESSES_PATH}>{t('Your Addresses')}</ButtonLink>
    </div>
  )
}

export const AddressWaiting = () => (
  <WaitingForUser>
    <div aria-busy="true" className="grid gap-4">
      <p role="status" className="text-ink-soft">
        {addressTexts.loading}
      </p>
      <Skeleton className="h-32 rounded-card" />
    </div>
  </WaitingForUser>
)
