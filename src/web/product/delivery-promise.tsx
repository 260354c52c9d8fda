import { Truck, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { RETURNS_PATH, SHIPPING_PATH } from '#web/kit/paths.ts'

/** Only what the shop keeps for every product; the pages behind the links say it in full. */
const PROMISES = [
  { icon: Truck, text: 'Free delivery across India.', to: SHIPPING_PATH, more: 'Delivery details' },
  { icon: Undo2, text: 'Free cancellation until it ships. 7-day returns.', to: RETURNS_PATH, more: 'Return policy' },
]

export function DeliveryPromise() {
  return (
    <ul aria-label="Delivery" className="grid gap-2 border-line border-y py-4 text-small">
      {PROMISES.map(({ icon: Icon, text, to, more }) => (
        <li key={text} className="flex items-start gap-3">
          <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
          <span>
            {text}{' '}
            {to && (
              <Link to={to} className="-my-3 inline-block py-3 text-brand underline underline-offset-4">
                {more}
              </Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
