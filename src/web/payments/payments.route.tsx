import { useLoaderData } from 'react-router'
import { PAGE_NEEDS, PAYMENT_DIALOG } from '#contract/platform/api.ts'
import { msg, t } from '#contract/platform/t.ts'
import { CheckoutPage } from '#web/checkout/checkout-page.tsx'
import { NoDraft } from '#web/checkout/no-draft.tsx'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { PageError } from '#web/session/page-error.tsx'
import { requireLogin } from '#web/session/require-login.ts'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { restoreRoot, useRootStore } from '#web/stores/root-store.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { paymentPageTexts } from './payment-page.texts.ts'
import { PaymentStatus } from './payment-status.tsx'
import { usePayment } from './use-payment.ts'

export const headers = () => ({ [PAGE_NEEDS]: PAYMENT_DIALOG })

const TITLE = msg('Payment')

/** Null when there is nothing to pay for. The loaded draft is paid: the store's is cleared while its order is shown here. */
export async function clientLoader() {
  await restoreRoot()
  const { order, address } = useRootStore.getState()
  if (!order.draft) return null
  const { fullName: name, email } = requireLogin()
  const phone = address.list.find(({ _id }) => _id === order.draft?.addressId)?.phoneNumber
  return { draft: order.draft, prefill: { name, email, contact: phone ?? '' } }
}

type Loaded = NonNullable<Awaited<ReturnType<typeof clientLoader>>>

export default function Payments() {
  const loaded = useLoaderData<typeof clientLoader>()
  if (!loaded) return <NoDraft />
  return (
    <CheckoutPage title={t(TITLE)} at="Pay">
      <Payment {...loaded} />
    </CheckoutPage>
  )
}

function Payment({ draft, prefill }: Loaded) {
  const { openDialog, ...payment } = usePayment(draft, prefill)
  return (
    <>
      <PaymentStatus {...payment} />
      {openDialog && <openDialog.Dialog key={openDialog.order.id} order={openDialog.order} onEnd={openDialog.onEnd} />}
    </>
  )
}

export const HydrateFallback = () => (
  <CheckoutPage title={t(TITLE)} at="Pay">
    <WaitingForUser>
      <Skeleton className="h-60" />
    </WaitingForUser>
  </CheckoutPage>
)

export function ErrorBoundary() {
  const user = useSessionUser()
  return (
    <CheckoutPage title={t(TITLE)} at="Pay">
      {user === null && <p>{paymentPageTexts.sessionOver}</p>}
      <PageError />
    </CheckoutPage>
  )
}

export const meta = privatePageMeta(TITLE, msg('Pay for your order at Likho.'))
