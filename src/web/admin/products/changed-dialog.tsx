import { useRef } from 'react'
import type { Category } from '#contract/catalog/category.ts'
import { FIELDS, PRODUCT_FIELDS } from '#contract/catalog/product-fields.ts'
import type { ProductState } from '#contract/catalog/product-state.ts'
import { CATEGORY_NAMES } from '#web/catalog/category-names.ts'
import { ATTRIBUTE_LABELS } from '#web/product/attribute-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { differences } from './merge-edits.ts'
import { STATE_NAMES } from './product-state-names.ts'
import { type ProductValues, valuesOf } from './product-values.ts'
import type { Conflict } from './use-product-edit.ts'

type Props = {
  /** What differs stays in view while the dialog goes. */
  open: boolean
  before: ProductValues
  conflict: Conflict
  onTakeTheirs: () => void
  onKeepMine: () => void
  onLater: () => void
  finalFocus: () => HTMLElement | null
}

const LABELS: Record<string, string> = {
  ...ATTRIBUTE_LABELS,
  ...Object.fromEntries(FIELDS.flatMap(([name, field]) => ('label' in field ? [[name, field.label]] : []))),
  category: PRODUCT_FIELDS.Category.label,
}

/** Two people edited one product. Nothing typed is lost: what differs stands side by side, and the second decides. */
export function ChangedDialog({ open, before, conflict, onTakeTheirs, onKeepMine, onLater, finalFocus }: Props) {
  const keepButton = useRef<HTMLButtonElement>(null)
  const rows = differences({ before, theirs: valuesOf(conflict.product), mine: conflict.mine })
  return (
    <Dialog
      open={open}
      onOpenChange={onLater}
      finalFocus={finalFocus}
      initialFocus={keepButton}
      role="alertdialog"
      title="Someone else changed this product"
      description="They saved while you were editing. Keep your changes, or use their version."
    >
      {rows.length > 0 && (
        <table className="mt-4 w-full table-fixed text-left text-small">
          <caption className="sr-only">Differences</caption>
          <thead>
            <tr className="text-ink-soft">
              <th scope="col" className="w-1/4 py-2 pr-2 font-normal">
                Field
              </th>
              <th scope="col" className="py-2 pr-2 font-normal">
                Saved now
              </th>
              <th scope="col" className="py-2 font-normal">
                Yours
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ field, mine: own, theirs }) => (
              <tr key={field} className="border-line border-t align-top [overflow-wrap:anywhere]">
                <th scope="row" className="py-2 pr-2 font-semibold">
                  {LABELS[field]}
                </th>
                <td className="py-2 pr-2">
                  <Value field={field} text={theirs} />
                </td>
                <td className="py-2">
                  <Value field={field} text={own} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button ref={keepButton} look="primary" onClick={onKeepMine}>
          Keep my changes
        </Button>
        <Button onClick={onTakeTheirs}>Use their version</Button>
      </div>
      <p className="mt-3 text-ink-soft text-small">Nothing is saved until you press Update Product again.</p>
    </Dialog>
  )
}

function shown(field: string, text: string): string {
  if (field === 'category') return CATEGORY_NAMES[text as Category]
  return field === 'state' ? STATE_NAMES[text as ProductState] : text
}

function Value({ field, text }: { field: string; text: string | undefined }) {
  if (!text) return <span className="text-ink-soft">None</span>
  return <span className="line-clamp-4">{shown(field, text)}</span>
}
