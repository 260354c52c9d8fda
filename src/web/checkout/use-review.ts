import { useEffect, useState } from 'react'
import type { ProductCard } from '#contract/catalog/product.ts'
import { couponCode } from '#contract/checkout/coupon.ts'
import { payableOf } from '#contract/checkout/totals.ts'
import type { OrderDraft } from '#contract/orders/order-draft.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { isFailure } from '#web/shell/is-failure.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { currentProducts } from './current-products.ts'
import { reviewLines, reviewSubtotal } from './review-lines.ts'

/** A draft at today's prices: nothing is charged that was not shown first. */
export function useReview(draft: OrderDraft) {
  const { cartItems } = useRootStore(({ cart }) => cart)
  const [now, setNow] = useState<readonly ProductCard[]>()
  const [problem, setProblem] = useState<string>()
  const [tries, setTries] = useState(0)
  const wanted = draft.items.map(({ productId }) => productId).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for other products and at each try
  useEffect(() => {
    let isHere = true
    setProblem(undefined)
    currentProducts(draft).then(
      (products) => isHere && setNow(products),
      (error: unknown) => isHere && setProblem(isFailure(error) ? error.message : requestFailures.unexpected.text),
    )
    return () => {
      isHere = false
    }
  }, [wanted, tries])

  const coupon = couponCode(draft.couponCode ?? '')
  const lines = now && reviewLines(draft, now, draft.product ? [draft.product] : cartItems)
  return {
    lines,
    coupon,
    totals: lines && payableOf(reviewSubtotal(lines), coupon),
    problem,
    retry: () => setTries(tries + 1),
  }
}
