import { Link } from 'react-router'
import type { ManagedCard } from '#contract/catalog/manage-products.endpoints.ts'
import { CATEGORY_NAMES } from '#web/catalog/category-names.ts'
import { productPath } from '#web/kit/paths.ts'
import { updateProductPath } from '#web/kit/staff-paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { HistoryButton } from '../history-button.tsx'
import { ActionsCell, Cell, NameCell, StaffRow } from '../staff-table.tsx'
import type { Confirm } from '../use-confirm.tsx'
import { PriceEdit, StockEdit } from './price-and-stock-cells.tsx'
import { productDeletion } from './product-deletion.ts'
import { standingOf } from './product-state-names.ts'
import type { Selection } from './use-selection.ts'

type Props = { product: ManagedCard; selection: Selection; confirm: Confirm }

export function ProductRow({ product, selection, confirm }: Props) {
  const { _id: id, name, Category, image, sellerName, onSale, sku } = product
  const standing = standingOf(product)

  return (
    <StaffRow>
      <NameCell>
        <div className="flex items-center gap-1">
          <label className="-ml-3 grid size-11 shrink-0 cursor-pointer place-items-center">
            <input
              type="checkbox"
              aria-label={`Choose ${name}`}
              checked={selection.has(id)}
              onChange={() => selection.toggle(id)}
              className="size-5 accent-brand"
            />
          </label>
          <div className="relative flex items-center gap-3">
            <div className="size-12 shrink-0 overflow-hidden rounded-field border border-line">
              <Picture image={image} alt="" sizes="48px" className="size-full object-cover" />
            </div>
            <div className="min-w-0">
              <p className="line-clamp-2 font-semibold text-body">
                {onSale ? (
                  <Link
                    to={productPath(id)}
                    className="underline-offset-4 after:absolute after:inset-0 hover:text-brand hover:underline"
                  >
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </p>
              <p className="text-ink-soft [overflow-wrap:anywhere]">
                {sku ? `${CATEGORY_NAMES[Category]} · ${sku}` : CATEGORY_NAMES[Category]}
              </p>
            </div>
          </div>
        </div>
      </NameCell>
      <Cell label="Price" isNumber>
        <PriceEdit product={product} />
      </Cell>
      <Cell label="Stock" isNumber>
        <StockEdit product={product} />
      </Cell>
      <Cell label="Seller">
        <span className="[overflow-wrap:anywhere]">{sellerName ?? 'Likho'}</span>
      </Cell>
      <Cell label="Status">
        <Badge tone={standing.tone}>{standing.name}</Badge>
      </Cell>
      <ActionsCell>
        <ButtonLink to={updateProductPath(id)} aria-label={`Edit ${name}`}>
          Edit
        </ButtonLink>
        <Button onClick={() => confirm(productDeletion(product))} aria-label={`Delete ${name}`}>
          Delete
        </Button>
        <HistoryButton subject="product" id={id} name={name} />
      </ActionsCell>
    </StaffRow>
  )
}
