import type { Order } from '#contract/orders/order.ts'
import { t } from '#contract/platform/t.ts'
import { RETURNS_PATH } from '#web/kit/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { OrderSection } from './order-section.tsx'

export function ReturnsPart({ order }: { order: Order }) {
  return (
    <OrderSection title={t('Returns and exchange')} className="print:hidden">
      <p>
        {returnsText(order)} <TextLink to={RETURNS_PATH}>{t('How returns work')}</TextLink>
      </p>
    </OrderSection>
  )
}

function returnsText({ allowReturn, status, returnDays: days }: Order): string {
  if (allowReturn) return t('You can return or exchange unused items within {days} days of delivery.', { days })
  if (status !== 'delivered')
    return t('You’ll have {days} days from delivery to return or exchange unused items.', { days })
  return t('The {days} days to return or exchange are over. If something is wrong with your order, contact us.', {
    days,
  })
}
