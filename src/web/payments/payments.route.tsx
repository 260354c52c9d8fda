import { useState } from 'react'
import type { User } from '#contract/accounts/user.ts'
import type { OrderDraft } from '#contract/orders/order-draft.ts'
import { PAGE_NEEDS, PAYMENT_DIALOG } from '#contract/platform/api.ts'
import { CheckoutPage } from '#web/checkout/checkout-page.tsx'
import { NoDraft } from '#web/checkout/no-draft.tsx'
import { useDraft } from '#web/checkout/use-draft.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { RequireLogin } from '#web/session/require-login.tsx'
import { useRootStore } from '#web/stores/root-store.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { paymentPageTexts } from './payment-page.texts.ts'
import { PaymentStatus } from './payment-status.tsx'
import { usePayment } from './use-payment.ts'

export const headers = () => ({ [PAGE_NEEDS]: PAYMENT_DIALOG })

const TITLE = 'Payment'

/** The draft stays the one of the arrival: it is cleared while its order is still shown here. */
export default function Payments() {
  const user = useSessionUser()
  const draft = useDraft()
  const [paying, setPaying] = useState<OrderDraft>()
  if (draft && !paying) setPaying(draft)
  if (draft === null && !paying) return <NoDraft />
  return (
    <CheckoutPage title={TITLE} at="Pay">
      {user === null && <p>{paymentPageTexts.sessionOver}</p>}
      <RequireLogin>
        {(who) => (paying ? <Payment draft={paying} user={who} /> : <Skeleton className="h-60" />)}
      </RequireLogin>
    </CheckoutPage>
  )
}

function Payment({ draft, user }: { draft: OrderDraft; user: User }) {
  const contact = useRootStore(({ address }) => address.list.find(({ _id }) => _id === draft.addressId)?.phoneNumber)
  const { asked, ...payment } = usePayment(draft, {
    name: user.fullName,
    email: user.email,
    contact: contact ?? '',
  })
  return (
    <>
      <PaymentStatus {...payment} />
      {asked && <asked.Dialog key={asked.order.id} order={asked.order} onEnd={asked.onEnd} />}
    </>
  )
}

export const meta = privatePageMeta(TITLE, 'Pay for your order at Likho.')
