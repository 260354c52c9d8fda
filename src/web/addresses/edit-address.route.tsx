import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { User } from '#contract/accounts/user.ts'
import type { Address } from '#contract/addresses/address.ts'
import { updateAddressCall } from '#contract/addresses/addresses.endpoints.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { accountMeta } from '#web/accounts/account-meta.ts'
import { FormPage } from '#web/accounts/form-page.tsx'
import { notice } from '#web/accounts/notice.tsx'
import { safeNext } from '#web/accounts/safe-next.ts'
import { SignedIn } from '#web/accounts/signed-in.tsx'
import { useFormCall } from '#web/accounts/use-form-call.ts'
import { keepAddress } from './address-book.ts'
import { forgetDraft } from './address-draft.ts'
import { AddressForm } from './address-form.tsx'
import { ADDRESS_BOOK } from './address-paths.ts'
import { OneAddress } from './one-address.tsx'

const TITLE = 'Edit Address'

export default function EditAddress() {
  const { id = '' } = useParams()
  return (
    <FormPage title={TITLE}>
      <SignedIn>
        {(user) => <OneAddress id={id}>{(address) => <EditForm key={id} user={user} address={address} />}</OneAddress>}
      </SignedIn>
    </FormPage>
  )
}

function EditForm({ user, address }: { user: User; address: Address }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = safeNext(search.get('next'), ADDRESS_BOOK)
  const { _id: id, selected: _, ...start } = address
  const call = useFormCall({
    endpoint: updateAddressCall,
    fallback: requestFailures.unexpected.text,
    also: () => ({ id }),
    async onDone({ message, data }) {
      forgetDraft(id)
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
      title={TITLE}
      submit={{ text: 'Save Changes', busyText: 'Saving...' }}
      back={next}
    />
  )
}

export const meta = accountMeta(TITLE, 'Change an address of your account with Likho.')
