import { LONGEST_SKU } from '#contract/catalog/product.texts.ts'
import type { Fields } from '#web/forms/submit-endpoint.ts'
import { TextField } from '#web/ui/field.tsx'
import type { ProductValues } from './product-values.ts'

type Props = { initial: ProductValues; errors: Fields }

/** What stands on the product and in its seller's books; none of it is needed. */
export function CodeFields({ initial, errors }: Props) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <TextField
        label="MRP"
        name="mrp"
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        defaultValue={initial.mrp}
        error={errors.mrp}
        hint="Printed on the pack, all taxes included. Optional"
        className="tabular-nums"
      />
      <TextField
        label="SKU"
        name="sku"
        maxLength={LONGEST_SKU}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={initial.sku}
        error={errors.sku}
        hint="Your own code for it. Optional"
      />
      <TextField
        label="Barcode"
        name="barcode"
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        defaultValue={initial.barcode}
        error={errors.barcode}
        hint="EAN or UPC, 8 to 13 digits. Optional"
        className="tabular-nums"
      />
    </div>
  )
}
