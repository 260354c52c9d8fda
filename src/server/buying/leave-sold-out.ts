import { lockProducts, productsIn } from '#server/catalog/stock.ts'
import { lockCheckout } from '#server/checkout/checkouts.store.ts'
import { shortLine } from '#server/checkout/price-items.ts'
import { lockPaymentOrderAndPayer, setSoldOut } from '#server/payments/payments.store.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { mailSoldOut } from './mail-payer.ts'

/**
 * Whether money that was only set aside is left where it is: it came late, and others bought the pieces. Its shopper is
 * told once, and from then on it buys nothing, though pieces come back.
 */
export const leaveSoldOut = ({ db, now }: Pick<TradeCtx, 'db' | 'now'>, paymentOrderId: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const asked = await lockPaymentOrderAndPayer(tx, paymentOrderId)
    if (!asked?.checkoutId) return false
    if (asked.soldOutAt) return true
    const { status, lines } = await lockCheckout(tx, asked.checkoutId)
    if (status !== 'released' || !shortLine(lines, await lockProducts(tx, productsIn(lines)))) return false
    await setSoldOut(tx, asked.id, now)
    await mailSoldOut(tx, asked.checkoutId, asked.language)
    return true
  })
