import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { formatRupees, toPaise, toRupees } from '#contract/catalog/money.ts'
import { unitText, withTaxText } from '#contract/catalog/price-texts.ts'
import { t } from '#contract/platform/t.ts'
import { CATEGORY_TINT } from '#web/catalog/category-tint.ts'
import { productPath } from '#web/kit/paths.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import type { LineTrouble, ReviewLine } from './review-lines.ts'

/** What is about to be bought, line by line. */
export function CheckoutLines({ lines }: { lines: readonly ReviewLine[] }) {
  return (
    <ul aria-label={t('Your items')} className="divide-y divide-line">
      {lines.map((line) => (
        <CheckoutLine key={line.productId} line={line} />
      ))}
    </ul>
  )
}

function CheckoutLine({ line }: { line: ReviewLine }) {
  const { productId, quantity, product, wasPrice, trouble } = line
  return (
    <li className="grid grid-cols-[auto_1fr] gap-4 py-4 first:pt-0 last:pb-0">
      <div className={`size-20 overflow-hidden rounded-field ${product ? CATEGORY_TINT[product.Category] : 'bg-line'}`}>
        {product && (
          <Picture image={product.image} alt="" sizes="80px" className="size-full object-cover dark:brightness-90" />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <p className="font-medium [overflow-wrap:anywhere]">
            <Link to={productPath(productId)} className="underline-offset-4 hover:text-brand hover:underline">
              {product?.name ?? t('Unavailable product')}
            </Link>
          </p>
          {product && !trouble && (
            <Price amount={toRupees(toPaise(product.price) * quantity)} className="font-semibold" />
          )}
        </div>
        <p className="text-ink-soft text-small">
          {t('Quantity {count}', { count: quantity })}
          {product && (
            <>
              {' · '}
              <Price amount={product.price} /> {unitText(product.packSize)} · {withTaxText(product.price)}
            </>
          )}
        </p>
        {wasPrice !== undefined && product && (
          <Note>
            {t('Price changed from {before} to {now}.', {
              before: formatRupees(wasPrice),
              now: formatRupees(product.price),
            })}
          </Note>
        )}
        {trouble && <Note>{troubleText(trouble, product?.stocks ?? 0)}</Note>}
      </div>
    </li>
  )
}

function Note({ children }: { children: React.ReactNode }) {
  return (
    <p className="mt-1 flex items-start gap-2 rounded-field bg-wait-wash px-3 py-2 text-small text-wait">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

function troubleText(trouble: LineTrouble, left: number): string {
  if (trouble === 'gone') return t('This product is no longer available.')
  if (trouble === 'soldOut') return t('This product is out of stock.')
  return t('Only {count} left.', { count: left })
}
