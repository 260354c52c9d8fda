import { ORDER_STATUSES, type OrderStatus, STATUS_TONE } from '#contract/orders/order-status.ts'
import type { Tone } from '#web/ui/badge.tsx'

type Look = { badge: Tone; stroke: string; dot: string }
type Shades = { badge: Tone; shades: readonly Omit<Look, 'badge'>[] }

/** A tone in charts: statuses that share it differ in its shade, so that parts beside each other can be told apart. */
const TONES: Record<(typeof STATUS_TONE)[OrderStatus], Shades> = {
  good: { badge: 'good', shades: [{ stroke: 'stroke-good', dot: 'bg-good' }] },
  info: { badge: 'info', shades: [{ stroke: 'stroke-info', dot: 'bg-info' }] },
  waiting: {
    badge: 'wait',
    shades: [
      { stroke: 'stroke-marigold', dot: 'bg-marigold' },
      { stroke: 'stroke-marigold/60', dot: 'bg-marigold/60' },
      { stroke: 'stroke-marigold/30', dot: 'bg-marigold/30' },
    ],
  },
}

/** How a status looks wherever it is shown: the one colour of its tone. */
export const STATUS_LOOK = Object.fromEntries(
  ORDER_STATUSES.map((status) => {
    const tone = STATUS_TONE[status]
    const { badge, shades } = TONES[tone]
    const place = ORDER_STATUSES.filter((one) => STATUS_TONE[one] === tone).indexOf(status)
    return [status, { badge, ...(shades[place] ?? shades[0]) }]
  }),
) as Record<OrderStatus, Look>
