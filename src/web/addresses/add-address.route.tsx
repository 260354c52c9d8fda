import { useNavigate, useSearchParams } from 'react-router'
import type { User } from '#contract/accounts/user.ts'
import { addAddressCall } from '#contract/addresses/addresses.endpoints.ts'
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
import { nameParts } from './name-parts.ts'

const TITLE = 'Add Address'
const CHECKOUT = '/BuyProduct'
const NEW = 'new'

export default function AddAddress() {
  return (
    <FormPage title={TITLE} intro="Where shall we deliver?">
      <SignedIn>{(user) => <NewAddress user={user} />}</SignedIn>
    </FormPage>
  )
}

function NewAddress({ user }: { user: User }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = safeNext(search.get('next'), CHECKOUT)
  const call = useFormCall({
    endpoint: addAddressCall,
    fallback: requestFailures.unexpected.text,
    // Whoever adds an address on the way to pay wants the parcel there; in the address book it is one more.
    also: () => ({ selected: next !== ADDRESS_BOOK }),
    async onDone({ message, data }) {
      forgetDraft(NEW)
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
      title={TITLE}
      submit={{ text: 'Add Address', busyText: 'Adding...' }}
      back={next}
    />
  )
}

export const meta = accountMeta(TITLE, 'Add an address to your account with Likho.')
