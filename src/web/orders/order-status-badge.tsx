import { statusTone } from '#contract/orders/order-status.ts'
import { Badge } from '#web/ui/badge.tsx'
import { statusWords } from './order-words.ts'

const TONES = { good: 'good', info: 'info', waiting: 'wait' } as const

/** Delivered is green, Shipped is blue, anything else is yellow. */
export function OrderStatusBadge({ status }: { status: string | null | undefined }) {
  return <Badge tone={TONES[statusTone(status)]}>{statusWords(status)}</Badge>
}
