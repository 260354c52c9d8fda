import { formatRupees } from '#contract/catalog/money.ts'

/** An amount in rupees with figures of one width, so that columns of prices line up. */
export function Price({ amount, className }: { amount: number; className?: string }) {
  return (
    <data value={amount} className={className ? `tabular-nums ${className}` : 'tabular-nums'}>
      {formatRupees(amount)}
    </data>
  )
}
