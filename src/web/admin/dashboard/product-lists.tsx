import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Dashboard } from '#contract/admin/dashboard.endpoints.ts'
import type { Image } from '#contract/images/image.ts'
import { timeText } from '#web/kit/india-time.ts'
import { adminListPath, updateProductPath } from '#web/kit/staff-paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { NothingYet, PanelCard } from './panel-card.tsx'

/** What sold most pieces, each against the first. */
export function BestSellers({ bestSellers, bestSellersAsOf }: Pick<Dashboard, 'bestSellers' | 'bestSellersAsOf'>) {
  const most = bestSellers[0]?.pieces ?? 1
  const asOf = bestSellersAsOf && `, as of ${timeText(bestSellersAsOf)}`
  return (
    <PanelCard title="Best sellers" caption={`By units sold in this period${asOf ?? ''}`}>
      {bestSellers.length === 0 && <NothingYet>No sales in this period yet.</NothingYet>}
      <ol className="grid gap-4">
        {bestSellers.map(({ _id, name, image, pieces, sales }) => (
          <li key={_id}>
            <ProductLine id={_id} name={name} image={image}>
              <p className="flex justify-between gap-4 text-ink-soft text-small tabular-nums">
                <span>{`${pieces.toLocaleString('en-IN')} sold`}</span>
                <Price amount={sales} />
              </p>
              <svg aria-hidden className="h-1.5 w-full overflow-hidden rounded-full">
                <rect width="100%" height="100%" className="fill-line" />
                <rect width={`${(pieces / most) * 100}%`} height="100%" rx="3" className="fill-brand" />
              </svg>
            </ProductLine>
          </li>
        ))}
      </ol>
    </PanelCard>
  )
}

const TO_LOW_STOCK = { to: adminListPath('products', { sort: 'stock' }), text: 'All products by stock' }

/** What will soon be missed, or is already. */
export function LowStock({ lowStock }: Pick<Dashboard, 'lowStock'>) {
  return (
    <PanelCard title="Low stock" caption="5 left or fewer" {...(lowStock.length > 0 && { more: TO_LOW_STOCK })}>
      {lowStock.length === 0 && <NothingYet>Everything is well stocked.</NothingYet>}
      <ul className="grid gap-4">
        {lowStock.map(({ _id, name, image, stocks }) => (
          <li key={_id}>
            <ProductLine id={_id} name={name} image={image}>
              <span>
                <Badge tone={stocks === 0 ? 'bad' : 'wait'}>{stocks === 0 ? 'Out of stock' : `${stocks} left`}</Badge>
              </span>
            </ProductLine>
          </li>
        ))}
      </ul>
    </PanelCard>
  )
}

type LineProps = { id: string; name: string; image: Image; children: ReactNode }

function ProductLine({ id, name, image, children }: LineProps) {
  return (
    <div className="relative flex gap-3">
      <div className="size-14 shrink-0 overflow-hidden rounded-field border border-line">
        <Picture image={image} alt="" sizes="56px" className="size-full object-cover" />
      </div>
      <div className="grid min-w-0 grow content-center gap-1">
        <Link
          to={updateProductPath(id)}
          className="line-clamp-1 font-medium text-small after:absolute after:inset-0 hover:text-brand hover:underline"
        >
          {name}
        </Link>
        {children}
      </div>
    </div>
  )
}
