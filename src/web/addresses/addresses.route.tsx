import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Address } from '#contract/addresses/address.ts'
import { addressTexts } from '#contract/addresses/addresses.texts.ts'
import { msg, t } from '#contract/platform/t.ts'
import { Notice } from '#web/forms/notice.tsx'
import { LoadProblem } from '#web/kit/load-problem.tsx'
import { ADDRESSES_PATH, addAddressPath, deleteAddressPath, editAddressPath } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { PageError } from '#web/session/page-error.tsx'
import { requireLogin } from '#web/session/require-login.ts'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Message } from '#web/ui/message.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ensureAddresses, selectAddress } from './address-book.ts'
import { AddressPicker } from './address-choice.tsx'
import scene from './envelope.svg?url'
import { useAddresses } from './use-addresses.ts'

const TITLE = msg('Your Addresses')
const COLUMNS = 'sm:grid-cols-2 lg:grid-cols-3'

/** The address book itself is in the store, where other pages change it too. */
export async function clientLoader() {
  requireLogin()
  await ensureAddresses()
  return null
}

export default function Addresses() {
  return (
    <Page>
      <AddressBook />
    </Page>
  )
}

const Page = ({ children }: { children: ReactNode }) => (
  <PageBody>
    <h1 className="mb-6 font-semibold text-heading">{t(TITLE)}</h1>
    {children}
  </PageBody>
)

function AddressBook() {
  const { list, selectedId, error } = useAddresses()
  const [problem, setProblem] = useState<string>()
  return (
    <div className="grid gap-6">
      <Notice />
      <Message text={problem} />
      {list.length > 0 && (
        <>
          <p className="max-w-measure text-pretty text-ink-soft">
            {t('We’ll deliver to the selected address. You can change it when you order.')}
          </p>
          <AddressPicker
            addresses={list}
            selectedId={selectedId}
            onSelect={async (id) => setProblem(await selectAddress(id))}
            label={t(TITLE)}
            actions={(address) => <Actions address={address} />}
            className={COLUMNS}
          />
          <div>
            <ButtonLink to={addAddressPath(ADDRESSES_PATH)} look="primary">
              <Plus aria-hidden className="size-5" />
              {t('Add Address')}
            </ButtonLink>
          </div>
        </>
      )}
      {/* Below what the browser knew: what is being read stays where it is. */}
      {error && <LoadProblem text={error} />}
      {list.length === 0 && !error && <Nothing />}
    </div>
  )
}

function Actions({ address: { _id, firstName, lastName, city } }: { address: Address }) {
  const whose = `${firstName} ${lastName}, ${city}`
  return (
    <>
      <ButtonLink to={editAddressPath(_id)} look="quiet" aria-label={t('Edit {name}', { name: whose })}>
        <Pencil aria-hidden className="size-4" />
        {t('Edit')}
      </ButtonLink>
      <ButtonLink to={deleteAddressPath(_id)} look="quiet" aria-label={t('Delete {name}', { name: whose })}>
        <Trash2 aria-hidden className="size-4" />
        {t('Delete')}
      </ButtonLink>
    </>
  )
}

export const HydrateFallback = () => (
  <Page>
    <WaitingForUser>
      <div aria-busy="true">
        <p role="status" className="mb-4 text-ink-soft">
          {addressTexts.loading}
        </p>
        <div className={`grid gap-4 ${COLUMNS}`}>
          <Skeleton className="h-52 rounded-card" />
          <Skeleton className="h-52 rounded-card max-sm:hidden" />
        </div>
      </div>
    </WaitingForUser>
  </Page>
)

export const ErrorBoundary = () => (
  <Page>
    <PageError />
  </Page>
)

function Nothing() {
  return (
    <EmptyState
      scene={<img src={scene} alt="" width="400" height="400" />}
      title={addressTexts.noneFound}
      action={
        <ButtonLink to={addAddressPath(ADDRESSES_PATH)} look="primary">
          {t('Add Address')}
        </ButtonLink>
      }
    >
      <p>{t('Add one now to check out faster.')}</p>
    </EmptyState>
  )
}

export const meta = privatePageMeta(TITLE, msg('Your saved delivery addresses.'))
