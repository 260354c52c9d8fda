import type { ShippingOrder } from '#contract/orders/order.ts'
import { STATUS_TEXT } from '#contract/orders/order-status.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { Fact, Facts, OrderSection } from './order-section.tsx'

const OVER = 'The seven days to return or exchange are over. Write to us if something is wrong with what you got.'
const AHEAD = 'From delivery on you have seven days to return or exchange what you have not used.'

export function ReturnsPart({ order }: { order: ShippingOrder }) {
  const { allow_return, exchange_status, status } = order
  const otherwise = status === STATUS_TEXT.delivered ? OVER : AHEAD
  return (
    <OrderSection title="Returns and exchange" className="print:hidden">
      <p>
        {allow_return ? 'You can return or exchange what you have not used, within seven days of delivery.' : otherwise}{' '}
        <TextLink to="/returns">How returns work</TextLink>
      </p>
      {exchange_status && (
        <Facts>
          <Fact name="Exchange">{exchange_status}</Fact>
        </Facts>
      )}
    </OrderSection>
  )
}
