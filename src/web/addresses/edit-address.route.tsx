import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { User } from '#contract/accounts/user.ts'
import type { Address } from '#contract/addresses/address.ts'
import { updateAddressCall } from '#contract/addresses/addresses.endpoints.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { notice } from '#web/forms/notice.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { RequireLogin } from '#web/session/require-login.tsx'
import { safeNext } from '#web/session/safe-next.ts'
import { FormPage } from '#web/ui/form-page.tsx'
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
      <RequireLogin>
        {(user) => <OneAddress id={id}>{(address) => <EditForm key={id} user={user} address={address} />}</OneAddress>}
      </RequireLogin>
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

export const meta = privatePageMeta(TITLE, 'Change an address of your account with Likho.')
