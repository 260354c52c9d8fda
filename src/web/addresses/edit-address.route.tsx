import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { User } from '#contract/accounts/user.ts'
import type { Address } from '#contract/addresses/address.ts'
import { updateAddressCall } from '#contract/addresses/addresses.endpoints.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { msg, t } from '#contract/platform/t.ts'
import { notice } from '#web/forms/notice.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { ADDRESSES_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { PageError } from '#web/session/page-error.tsx'
import { safeNext } from '#web/session/safe-next.ts'
import { FormPage } from '#web/ui/form-page.tsx'
import { keepAddress } from './address-book.ts'
import { deleteDraft } from './address-draft.ts'
import { AddressForm } from './address-form.tsx'
import { AddressWaiting, addressLoader, OneAddress } from './one-address.tsx'

const TITLE = msg('Edit address')

export const clientLoader = addressLoader

export default function EditAddress() {
  return (
    <Page>
      <OneAddress>{(address, user) => <EditForm key={address._id} user={user} address={address} />}</OneAddress>
    </Page>
  )
}

function EditForm({ user, address }: { user: User; address: Address }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = safeNext(search.get('next'), ADDRESSES_PATH)
  const { _id: id, selected: _, ...start } = address
  const call = useFormCall({
    endpoint: updateAddressCall,
    fallback: t(requestFailures.unexpected.text),
    also: () => ({ id }),
    async onDone({ message, data }) {
      deleteDraft(id)
      await keepAddress(data)
      navigate(next, { state: notice(message), replace: true })
    },
  })
  return (
    <AddressForm
      user={user}
      place={id}
      start={start}
      call={call}
      title={t(TITLE)}
      submit={{ text: t('Save changes'), busyText: t('Saving...') }}
      back={next}
    />
  )
}

const Page = ({ children }: { children: ReactNode }) => <FormPage title={t(TITLE)}>{children}</FormPage>

export const HydrateFallback = () => (
  <Page>
    <AddressWaiting />
  </Page>
)

export const ErrorBoundary = () => (
  <Page>
    <PageError />
  </Page>
)

export const meta = privatePageMeta(TITLE, msg('Edit an address on your Likho account.'))
