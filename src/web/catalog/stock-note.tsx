/** From this many on, the number left is nobody's worry. */
const FEW = 5

/** Says how much is left, but only when that matters. */
export function StockNote({ stocks }: { stocks: number }) {
  if (stocks > FEW) return null
  if (stocks > 0) return <p className="font-medium text-small text-wait">Only {stocks} left</p>
  return <p className="font-medium text-ink-soft text-small">Out of stock</p>
}
