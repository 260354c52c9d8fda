import { Truck, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { msg, t } from '#contract/platform/t.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import { RETURNS_PATH, SHIPPING_PATH } from '#web/kit/paths.ts'

/** Only what the shop keeps for every product; the pages behind the links say it in full. */
const PROMISES = [
  { icon: Truck, text: msg('Free delivery across India.'), to: SHIPPING_PATH, more: msg('Delivery details') },
  {
    icon: Undo2,
    text: msg('Free cancellation until it ships. {days}-day returns.'),
    to: RETURNS_PATH,
    more: msg('Return policy'),
  },
]

export function DeliveryPromise() {
  return (
    <ul aria-label={t('Delivery')} className="grid gap-2 border-line border-y py-4 text-small">
      {PROMISES.map(({ icon: Icon, text, to, more }) => (
        <li key={text} className="flex items-start gap-3">
          <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
          <span>
            {t<string>(text, { days: shopFacts().returns.returnDays })}{' '}
            {to && (
              <Link to={to} className="-my-3 inline-block py-3 text-brand underline underline-offset-4">
                {t(more)}
              </Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
