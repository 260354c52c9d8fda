import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Address } from '#contract/addresses/address.ts'
import { deleteAddressCall } from '#contract/addresses/addresses.endpoints.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { msg, t } from '#contract/platform/t.ts'
import { notice } from '#web/forms/notice.tsx'
import { submitEndpoint } from '#web/forms/submit-endpoint.ts'
import { ADDRESSES_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { PageError } from '#web/session/page-error.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { dropAddress } from './address-book.ts'
import { AddressCard } from './address-choice.tsx'
import { AddressWaiting, addressLoader, OneAddress } from './one-address.tsx'

const TITLE = msg('Delete address')

export const clientLoader = addressLoader

export default function DeleteAddress() {
  return (
    <Page>
      <OneAddress>{(address) => <Question address={address} />}</OneAddress>
    </Page>
  )
}

/** Asks once and shows what goes. */
function Question({ address }: { address: Address }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function remove() {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const words = { fallback: t(requestFailures.unexpected.text) }
    const { answer, refused } = await submitEndpoint(deleteAddressCall, { id: address._id }, words)
    if (answer) {
      await dropAddress(address._id)
      return void navigate(ADDRESSES_PATH, { state: notice(answer.message), replace: true })
    }
    setBusy(false)
    setProblem(refused.problem)
  }

  return (
    <>
      <p>{t('Delete this address? Orders already placed will still be delivered there.')}</p>
      <AddressCard address={address} />
      <Message text={problem} />
      <div className="flex flex-wrap gap-3">
        <Button look="danger" onClick={remove} aria-disabled={busy}>
          {busy ? t('Deleting...') : t(TITLE)}
        </Button>
        <ButtonLink to={ADDRESSES_PATH}>{t('Keep address')}</ButtonLink>
      </div>
    </>
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

export const meta = privatePageMeta(TITLE, msg('Delete an address from your Likho account.'))
