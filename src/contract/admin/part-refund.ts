import { formatRupees, type Paise, toRupees } from '#contract/catalog/money.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import { portionOf, shareOut } from '#contract/orders/share-out.ts'
import { type FailureKind, failures } from '#contract/platform/failures.ts'

export const partRefundFailures = failures('admin', {
  nothingChosen: { status: 400, text: 'Choose items or enter an amount.' },
  tooManyPieces: { status: 409, text: 'Only {left} of “{name}” can still be refunded.' },
  tooMuch: { status: 409, text: 'You can refund at most {left}.' },
  tooLittle: { status: 409, text: 'The least that can be refunded is ₹1.' },
  restTooLittle: {
    status: 409,
    text: 'This would leave less than ₹1, which can’t be refunded later. Refund all of {left}, or at most {most}.',
  },
  cancelInstead: { status: 409, text: 'This order hasn’t shipped yet. To refund all of it, cancel the order.' },
  notForSale: { status: 409, text: 'These items can’t go back in stock: they’re there already, or never came back.' },
})

/** A line of an order and what has become of its pieces. */
export type SoldLine = {
  name: string
  price: Paise
  quantity: number
  /** Pieces whose money went back, or is on its way. */
  refunded: number
  /** Pieces that are back in the stock. */
  restocked: number
}

/** An order as far as its money goes. */
export type Sale = {
  status: OrderStatus
  /** What was paid. */
  total: Paise
  /** What of it is neither back nor on its way back. */
  left: Paise
  lines: readonly SoldLine[]
}

type Chosen = { place: number; quantity: number }
export type PartRefundWish = {
  lines: readonly Chosen[]
  /** Instead of what the lines come to. */
  amount?: Paise | undefined
  restock: boolean
}

export type PartRefund = { paise: Paise; lines: (Chosen & { paise: Paise })[] }
type Fault = { kind: FailureKind; field: 'lines' | 'amount' | 'restock'; values?: Record<string, string | number> }

/**
 * What so many pieces of a line cost their buyer: the line's share of what was paid, so tax, discount and rounding are in
 * it. Counted from those that went back before: a line given back piece by piece comes to its share, to the paisa.
 */
export function paidForPieces({ total, lines }: Pick<Sale, 'total' | 'lines'>, { place, quantity }: Chosen): Paise {
  const line = lines[place]
  if (!line) return 0
  const shares = shareOut(
    total,
    lines.map((one) => one.price * one.quantity),
  )
  const upTo = (pieces: number) => portionOf(shares[place] ?? 0, pieces, line.quantity)
  return upTo(line.refunded + quantity) - upTo(line.refunded)
}

/** What the chosen pieces come to, and no more than is left. */
export const paidForLines = (sale: Sale, chosen: readonly Chosen[]): number =>
  Math.min(
    sale.left,
    chosen.reduce((sum, one) => sum + paidForPieces(sale, one), 0),
  )

/** Pieces of a line that may still go into the stock: those of a parcel under way, or of one that is lost, may not. */
export const restockable = ({ status }: Pick<Sale, 'status'>, { quantity, restocked }: SoldLine): number =>
  status === 'shipped' || status === 'cancelled' ? 0 : quantity - restocked

/** The least that a payment provider pays back. What is left of a payment below it cannot go back that way any more. */
export const LEAST_REFUND_PAISE = 100

/** Exactly what goes back for a wish, or why it cannot. */
export function planPartRefund(sale: Sale, wish: PartRefundWish): { plan: PartRefund } | { fault: Fault } {
  const chosen = merged(wish.lines)
  const fault = faultOfLines(sale, chosen, wish.restock)
  if (fault) return { fault }
  const paise = wish.amount ?? paidForLines(sale, chosen)
  const wrong = faultOfAmount(sale, paise)
  if (wrong) return { fault: { ...wrong, field: 'amount' } }
  // Whoever has all of their money back gets nothing sent: that is a cancellation, which also stops the courier.
  if (sale.status === 'processing' && paise === sale.left) {
    return { fault: { kind: partRefundFailures.cancelInstead, field: 'amount' } }
  }
  const shares = shareOut(
    paise,
    chosen.map((one) => paidForPieces(sale, one)),
  )
  return { plan: { paise, lines: chosen.map((one, at) => ({ ...one, paise: shares[at] ?? 0 })) } }
}

function faultOfAmount({ left }: Sale, paise: Paise): Pick<Fault, 'kind' | 'values'> | undefined {
  const values = { left: formatRupees(toRupees(left)), most: formatRupees(toRupees(left - LEAST_REFUND_PAISE)) }
  const rest = left - paise
  if (paise <= 0) return { kind: partRefundFailures.nothingChosen }
  if (rest < 0) return { kind: partRefundFailures.tooMuch, values }
  if (paise < LEAST_REFUND_PAISE) return { kind: partRefundFailures.tooLittle }
  return rest > 0 && rest < LEAST_REFUND_PAISE ? { kind: partRefundFailures.restTooLittle, values } : undefined
}

function faultOfLines(sale: Sale, chosen: readonly Chosen[], restock: boolean): Fault | undefined {
  for (const { place, quantity } of chosen) {
    const line = sale.lines[place]
    const left = line ? line.quantity - line.refunded : 0
    if (!line || quantity > left) {
      return { kind: partRefundFailures.tooManyPieces, field: 'lines', values: { left, name: line?.name ?? '' } }
    }
    if (restock && quantity > restockable(sale, line)) return { kind: partRefundFailures.notForSale, field: 'restock' }
  }
  return restock && chosen.length === 0 ? { kind: partRefundFailures.nothingChosen, field: 'lines' } : undefined
}

/** Each line once. */
function merged(chosen: readonly Chosen[]): Chosen[] {
  const pieces = new Map<number, number>()
  for (const { place, quantity } of chosen) pieces.set(place, (pieces.get(place) ?? 0) + quantity)
  return [...pieces].map(([place, quantity]) => ({ place, quantity }))
}
