import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { cartTexts } from '#contract/cart/cart.texts.ts'
import { toRupees } from '#contract/catalog/money.ts'
import { draftToAddress, type OrderDraft } from '#contract/orders/order-draft.ts'
import { addAddressPath } from '#web/addresses/address-paths.ts'
import { useAddresses } from '#web/addresses/use-addresses.ts'
import { setDraftAddress } from '#web/stores/orders.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { keepAgreedAmount } from './agreed-amount.ts'
import { CheckoutLines } from './checkout-lines.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import { CheckoutTotals } from './checkout-totals.tsx'
import { CouponField } from './coupon-field.tsx'
import { DeliverTo } from './deliver-to.tsx'
import { PayBar } from './pay-bar.tsx'
import { useReview } from './use-review.ts'

/** The whole order before it is paid for: where it goes, what is in it, what it costs. */
export function Review({ draft }: { draft: OrderDraft }) {
  const navigate = useNavigate()
  const addresses = useAddresses({ quiet: true })
  const { lines, totals, coupon, problem, retry } = useReview(draft)
  const [said, setSaid] = useState<string>()
  const { selectedId, waiting } = addresses
  const hasTrouble = lines?.some(({ trouble }) => trouble) ?? false

  // The draft goes where the address book says, also when an address was added or chosen on another page.
  useEffect(() => {
    if (selectedId && selectedId !== draft.addressId) setDraftAddress(selectedId)
  }, [selectedId, draft.addressId])

  async function payNow() {
    if (!totals || waiting) return
    if (hasTrouble) return setSaid('Please change what is no longer available first.')
    if (!selectedId) {
      toast({ tone: 'bad', text: cartTexts.buyNowAddressMissing, alert: true })
      return void navigate(addAddressPath('/BuyProduct'))
    }
    await setDraftAddress(selectedId)
    keepAgreedAmount(draftToAddress(draft, selectedId), toRupees(totals.payable))
    navigate('/payments')
  }

  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[1.6fr_1fr] lg:items-start lg:gap-8">
      <div className="grid gap-6">
        <CheckoutSection title="Deliver to">
          <DeliverTo addresses={addresses} />
        </CheckoutSection>
        <CheckoutSection title="Your items" aside={<EditLink draft={draft} />}>
          {lines && <CheckoutLines lines={lines} />}
          {!lines && !problem && <Skeleton className="h-28" />}
          {problem && (
            <div className="grid justify-items-start gap-3">
              <Message text={problem} />
              <Button onClick={retry}>Retry</Button>
            </div>
          )}
        </CheckoutSection>
      </div>
      {/* Loose on phones, where the button stays in view while the page is read. */}
      <aside aria-label="Summary" className="contents lg:sticky lg:top-24 lg:grid lg:gap-4">
        <CheckoutSection title="Order summary">
          <CouponField accepted={coupon} />
          {totals ? <CheckoutTotals totals={totals} coupon={coupon} /> : <Skeleton className="h-40" />}
        </CheckoutSection>
        <PayBar
          payable={totals?.payable}
          isReady={totals !== undefined && !waiting}
          problem={hasTrouble ? said : undefined}
          onPay={payNow}
        />
      </aside>
    </div>
  )
}

function EditLink({ draft: { source, items } }: { draft: OrderDraft }) {
  if (source === 'cart') return <TextLink to="/cart">Change in the cart</TextLink>
  return <TextLink to={`/About?id=${items[0]?.productId}`}>Change</TextLink>
}
