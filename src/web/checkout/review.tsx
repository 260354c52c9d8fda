import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cartTexts } from '#contract/cart/cart.texts.ts'
import { toRupees } from '#contract/catalog/money.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { draftToAddress, type OrderDraft } from '#contract/orders/order-draft.ts'
import { t } from '#contract/platform/t.ts'
import { useAddresses } from '#web/addresses/use-addresses.ts'
import { aboutProductPath, addAddressPath, CART_PATH, CHECKOUT_PATH, PAYMENT_PATH } from '#web/kit/paths.ts'
import { setCartCoupon } from '#web/stores/cart.ts'
import { setDraftAddress, setDraftText } from '#web/stores/orders.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { addressFault } from './address-fault.ts'
import { CheckoutLines } from './checkout-lines.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import { CheckoutTotals } from './checkout-totals.tsx'
import { saveConfirmedAmount } from './confirmed-amount.ts'
import { CouponField } from './coupon-field.tsx'
import { DeliverTo } from './deliver-to.tsx'
import { PayBar } from './pay-bar.tsx'
import { reviewDraft } from './review-lines.ts'

type Props = {
  draft: OrderDraft
  /** As they are sold now. */
  products: readonly ProductCard[]
}

/** Why it cannot be paid for: what it holds, or where it goes. It is said until that is set right. */
type Problem = { text: string; about: 'lines' | 'addressBook' | { addressId: string } }

/** The whole order before it is paid for: where it goes, what is in it, what it costs. */
export function Review({ draft, products }: Props) {
  const navigate = useNavigate()
  const { selected, selectedId, waiting, error } = useAddresses()
  const { cartItems } = useRootStore(({ cart }) => cart)
  const { lines, totals, coupon, saved } = reviewDraft(draft, products, draft.product ? [draft.product] : cartItems)
  const [problem, setProblem] = useState<Problem>()
  const [busy, setBusy] = useState(false)
  const hasTrouble = lines.some(({ trouble }) => trouble)

  async function payNow() {
    if (waiting || busy) return
    if (hasTrouble)
      return setProblem({ text: t('Some items aren’t available. Please update your order first.'), about: 'lines' })
    if (!selectedId && error) return setProblem({ text: error, about: 'addressBook' })
    if (!selectedId) {
      toast({ tone: 'bad', text: cartTexts.buyNowAddressMissing, alert: true })
      return void navigate(addAddressPath(CHECKOUT_PATH))
    }
    setBusy(true)
    const fault = selected && (await addressFault(selected))
    setBusy(false)
    if (fault) return setProblem({ text: fault, about: { addressId: selectedId } })
    await setDraftAddress(selectedId)
    saveConfirmedAmount(draftToAddress(draft, selectedId), toRupees(totals.payable))
    navigate(PAYMENT_PATH)
  }

  /** The cart keeps it as well, so that it is still there for whoever goes back and changes something. */
  function changeCoupon(code: string | undefined) {
    setDraftText('couponCode', code)
    if (draft.source === 'cart') setCartCoupon(code)
  }

  function stands({ about }: Problem) {
    if (about === 'lines') return hasTrouble
    if (about === 'addressBook') return error !== null
    return about.addressId === selectedId
  }

  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[1.6fr_1fr] lg:items-start lg:gap-8">
      <div className="grid gap-6">
        <CheckoutSection title={t('Deliver to')}>
          <DeliverTo />
        </CheckoutSection>
        <CheckoutSection title={t('Your items')} aside={<EditLink draft={draft} />}>
          <CheckoutLines lines={lines} />
        </CheckoutSection>
      </div>
      {/* Loose on phones, where the button stays in view while the page is read. */}
      <aside aria-label={t('Summary')} className="contents lg:sticky lg:top-24 lg:grid lg:gap-4">
        <CheckoutSection title={t('Order Summary')}>
          <CouponField accepted={coupon} onChange={changeCoupon} />
          <CheckoutTotals totals={totals} coupon={coupon} saved={saved} />
        </CheckoutSection>
        <PayBar
          payable={totals.payable}
          isReady={!waiting && !busy}
          problem={problem && stands(problem) ? problem.text : undefined}
          onPay={payNow}
        />
      </aside>
    </div>
  )
}

function EditLink({ draft: { product } }: { draft: OrderDraft }) {
  if (!product) return <TextLink to={CART_PATH}>{t('Edit cart')}</TextLink>
  return <TextLink to={aboutProductPath(product._id)}>{t('Edit')}</TextLink>
}
