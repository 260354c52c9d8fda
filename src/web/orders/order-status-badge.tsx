import { type OrderStatus, STATUS_TEXT } from '#contract/orders/order-status.ts'
import { t } from '#contract/platform/t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { STATUS_LOOK } from './status-look.ts'

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={STATUS_LOOK[status].badge}>{t(STATUS_TEXT[status])}</Badge>
}
