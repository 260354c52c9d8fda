import type { ReactNode } from 'react'
import { useLoaderData, useNavigate, useSearchParams } from 'react-router'
import type { User } from '#contract/accounts/user.ts'
import { addAddressCall } from '#contract/addresses/addresses.endpoints.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { msg, t } from '#contract/platform/t.ts'
import { notice } from '#web/forms/notice.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { ADDRESSES_PATH, CHECKOUT_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { PageError } from '#web/session/page-error.tsx'
import { requireLogin } from '#web/session/require-login.ts'
import { safeNext } from '#web/session/safe-next.ts'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { FormPage } from '#web/ui/form-page.tsx'
import { keepAddress } from './address-book.ts'
import { deleteDraft } from './address-draft.ts'
import { AddressForm } from './address-form.tsx'
import { nameParts } from './name-parts.ts'

const TITLE = msg('Add Address')
const NEW = 'new'

export const clientLoader = () => requireLogin()

export default function AddAddress() {
  return (
    <Page>
      <NewAddress user={useLoaderData<typeof clientLoader>()} />
    </Page>
  )
}

function NewAddress({ user }: { user: User }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = safeNext(search.get('next'), CHECKOUT_PATH)
  const call = useFormCall({
    endpoint: addAddressCall,
    fallback: t(requestFailures.unexpected.text),
    // Whoever adds an address on the way to pay wants the parcel there; in the address book it is one more.
    also: () => ({ selected: next !== ADDRESSES_PATH }),
    async onDone({ message, data }) {
      deleteDraft(NEW)
      await keepAddress(data)
      navigate(next, { state: notice(message), replace: true })
    },
  })
  return (
    <AddressForm
      user={user}
      place={NEW}
      start={nameParts(user.fullName)}
      call={call}
      title={t(TITLE)}
      submit={{ text: t(TITLE), busyText: t('Adding...') }}
      back={next}
    />
  )
}

const Page = ({ children }: { children: ReactNode }) => (
  <FormPage title={t(TITLE)} intro={t('Where should we deliver?')}>
    {children}
  </FormPage>
)

export const HydrateFallback = () => (
  <Page>
    <WaitingForUser />
  </Page>
)

export const ErrorBoundary = () => (
  <Page>
    <PageError />
  </Page>
)

export const meta = privatePageMeta(TITLE, msg('Add a delivery address to your Likho account.'))
