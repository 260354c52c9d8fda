import { type OrderStatus, STATUS_TEXT, STATUS_TONE } from '#contract/orders/order-status.ts'
import { t } from '#contract/platform/t.ts'
import { Badge } from '#web/ui/badge.tsx'

const TONES = { good: 'good', info: 'info', waiting: 'wait' } as const

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={TONES[STATUS_TONE[status]]}>{t(STATUS_TEXT[status])}</Badge>
}
