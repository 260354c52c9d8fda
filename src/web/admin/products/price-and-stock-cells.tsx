import type { ManagedCard } from '#contract/catalog/manage-products.endpoints.ts'
import { formatRupees } from '#contract/catalog/money.ts'
import { productTexts } from '#contract/catalog/product.texts.ts'
import { setPriceCall, setStockCall } from '#contract/catalog/quick-edit.endpoints.ts'
import { stockLevel } from '#contract/catalog/stock-level.ts'
import { submitEndpoint } from '#web/forms/submit-endpoint.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Price } from '#web/ui/price.tsx'
import { InlineEdit } from './inline-edit.tsx'

const TONES: Record<'none' | 'few', Tone> = { none: 'bad', few: 'wait' }
const WORDS = { fallback: productTexts.updateFailed }

export function PriceEdit({ product: { _id: id, name, price } }: { product: ManagedCard }) {
  return (
    <InlineEdit
      label={`price of ${name}`}
      text={formatRupees(price)}
      value={price}
      inputMode="decimal"
      send={(typed, before) => submitEndpoint(setPriceCall, { id, price: typed, before }, WORDS)}
    >
      <Price amount={price} />
    </InlineEdit>
  )
}

/** Calm as long as there is enough. */
export function StockEdit({ product: { _id: id, name, stocks } }: { product: ManagedCard }) {
  const level = stockLevel(stocks)
  const number = stocks.toLocaleString('en-IN')
  const text = level === 'enough' ? number : level === 'none' ? 'Out of stock' : `${stocks} left`
  return (
    <InlineEdit
      label={`stock of ${name}`}
      text={text}
      value={stocks}
      inputMode="numeric"
      send={(typed, before) => submitEndpoint(setStockCall, { id, stocks: typed, before }, WORDS)}
    >
      {level === 'enough' ? number : <Badge tone={TONES[level]}>{text}</Badge>}
    </InlineEdit>
  )
}
