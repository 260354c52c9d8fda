import { Link } from 'react-router'
import { toPaise, toRupees } from '#contract/catalog/money.ts'
import type { Order } from '#contract/orders/order.ts'
import { t } from '#contract/platform/t.ts'
import { productPath } from '#web/kit/paths.ts'
import { Price } from '#web/ui/price.tsx'
import { OrderPicture } from './order-picture.tsx'

/** What was bought, at the price it was bought for. Products that are still sold are linked. */
export function OrderedProducts({ lines }: Pick<Order, 'lines'>) {
  return (
    <ul aria-label={t('Products')} className="divide-y divide-line border-line border-y">
      {lines.map(({ productId, name, quantity, price, image, soldBy }) => (
        <li key={productId ?? name} className="flex items-center gap-4 py-3">
          <OrderPicture image={image} />
          <div className="min-w-0 grow">
            <p className="font-medium">
              {productId ? (
                <Link to={productPath(productId)} className="underline-offset-4 hover:text-brand hover:underline">
                  {name}
                </Link>
              ) : (
                name
              )}
            </p>
            <p className="text-ink-soft text-small">
              {quantity} × <Price amount={price} />
            </p>
            <p className="text-ink-soft text-small">{t('Sold by {name}', { name: soldBy ?? 'Likho' })}</p>
          </div>
          <Price amount={toRupees(toPaise(price) * quantity)} className="font-semibold" />
        </li>
      ))}
    </ul>
  )
}
