import type { Order } from '#contract/orders/order.ts'
import { t } from '#contract/platform/t.ts'
import { RETURNS_PATH } from '#web/kit/paths.ts'
import { rich } from '#web/kit/rich-text.ts'
import { helpMail } from '#web/kit/shop-contact.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { OrderSection } from './order-section.tsx'

/** Returns go by mail: the help desk answers, and staff refund. */
export function ReturnsPart({ order }: { order: Order }) {
  return (
    <OrderSection title={t('Returns and exchange')} className="print:hidden">
      <p>{returnsText(order)}</p>
      <p className="mt-2">
        <TextLink to={RETURNS_PATH}>{t('How returns work')}</TextLink>
      </p>
    </OrderSection>
  )
}

function returnsText({ allowReturn, status, returnDays: days, number }: Order) {
  const subject = encodeURIComponent(t('Return of order {number}', { number }))
  const parts = {
    mail: (to: string) => (
      <a href={`mailto:${to}?subject=${subject}`} className="text-brand underline underline-offset-4">
        {to}
      </a>
    ),
  }
  const values = { days, mail: helpMail() }
  if (allowReturn)
    return rich('To return something, write to us within {days} days of delivery: <mail>{mail}</mail>', parts, values)
  if (status !== 'delivered')
    return rich(
      'You’ll have {days} days from delivery to return unused items. Just write to us: <mail>{mail}</mail>',
      parts,
      values,
    )
  return rich(
    'The {days} days to return are over. If something is wrong with your order, write to us: <mail>{mail}</mail>',
    parts,
    values,
  )
}
