import type { Order } from '#contract/orders/order.ts'
import { RETURNS_PATH } from '#web/kit/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { OrderSection } from './order-section.tsx'

const OVER = 'The seven days to return or exchange are over. Write to us if something is wrong with what you got.'
const AHEAD = 'From delivery on you have seven days to return or exchange what you have not used.'

export function ReturnsPart({ order }: { order: Order }) {
  const { allowReturn, status } = order
  const otherwise = status === 'delivered' ? OVER : AHEAD
  return (
    <OrderSection title="Returns and exchange" className="print:hidden">
      <p>
        {allowReturn ? 'You can return or exchange what you have not used, within seven days of delivery.' : otherwise}{' '}
        <TextLink to={RETURNS_PATH}>How returns work</TextLink>
      </p>
    </OrderSection>
  )
}
