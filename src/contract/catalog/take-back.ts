import { undoTexts } from './product-import.texts.ts'
import type { CellFault } from './product-row.ts'

export type FieldValue = string | number | null

/** What an import wrote, by field: what was there before, and what it made of it. */
export type ImportedChanges = Record<string, [before: FieldValue, after: FieldValue]>

/** The fields of a product that are not simply put back. */
const STOCK = 'stocks'
const STATE = 'state'

type Plan = { back: Record<string, FieldValue>; stays: CellFault[] }

/**
 * Which fields of a product go back to what they were, and which stay because somebody has changed them since. Of the stock
 * the difference goes back: what was sold meanwhile stays sold.
 */
export function takeBack(
  now: Readonly<Record<string, FieldValue>>,
  changes: ImportedChanges,
  { isStockEdited }: { isStockEdited: boolean },
): Plan {
  const plan: Plan = { back: {}, stays: [] }
  for (const [field, [before, after]] of Object.entries(changes)) {
    const stays = (text: string) => plan.stays.push({ column: field, text })
    if (field === STOCK) {
      if (isStockEdited) {
        stays(undoTexts.stockChangedSince)
        continue
      }
      const stock = Number(now[field]) + Number(before) - Number(after)
      plan.back[field] = Math.max(stock, 0)
      if (stock < 0) stays(undoTexts.notBelowZero)
    } else if ((now[field] ?? null) !== after) {
      if ((now[field] ?? null) !== before) stays(undoTexts.changedSince)
    } else if (field === STATE && before === 'draft') {
      plan.back[field] = 'offSale'
      stays(undoTexts.noDraftAgain)
    } else plan.back[field] = before
  }
  return plan
}
