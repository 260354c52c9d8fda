import type { Order } from '#contract/orders/order.ts'
import { RETURNS_PATH } from '#web/kit/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { OrderSection } from './order-section.tsx'

export function ReturnsPart({ order }: { order: Order }) {
  return (
    <OrderSection title="Returns and exchange" className="print:hidden">
      <p>
        {returnsText(order)} <TextLink to={RETURNS_PATH}>How returns work</TextLink>
      </p>
    </OrderSection>
  )
}

function returnsText({ allowReturn, status }: Order): string {
  if (allowReturn) return 'You can return or exchange unused items within 7 days of delivery.'
  if (status !== 'delivered') return 'You’ll have 7 days from delivery to return or exchange unused items.'
  return 'The 7 days to return or exchange are over. If something is wrong with your order, contact us.'
}
