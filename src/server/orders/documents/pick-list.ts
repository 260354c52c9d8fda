import { isTest, type MoneyMode } from '#contract/payments/money-mode.ts'

/** A line of an order as it stands on the shelf. */
export type PickLine = {
  productId: string | null
  name: string
  category: string | null
  quantity: number
  orderNumber: string
  money: MoneyMode
}

export type Pick = { name: string; category: string; quantity: number; orders: string[] }

const NO_LONGER_SOLD = 'Other'

/** What several orders want, each product once: by category, then by name, so that one walk along the shelves is enough. */
export function addUp(lines: readonly PickLine[]): Pick[] {
  const byProduct = Map.groupBy(lines, ({ productId, name }) => productId ?? name)
  const picks = [...byProduct.values()].map((same) => {
    const byOrder = Map.groupBy(same, ({ orderNumber, money }) =>
      isTest({ money }) ? `${orderNumber} (test)` : orderNumber,
    )
    const [first] = same as [PickLine, ...PickLine[]]
    return {
      name: first.name,
      category: first.category?.replace(/([a-z])([A-Z])/g, '$1 $2') ?? NO_LONGER_SOLD,
      quantity: piecesOf(same),
      orders: [...byOrder].map(([number, parts]) => `${number} × ${piecesOf(parts)}`),
    }
  })
  return picks.sort(
    (one, other) => one.category.localeCompare(other.category) || one.name.localeCompare(other.name, 'en', SHELF_ORDER),
  )
}

const SHELF_ORDER = { numeric: true }
const piecesOf = (lines: readonly PickLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
