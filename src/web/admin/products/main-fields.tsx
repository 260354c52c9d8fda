import { ChevronDown } from 'lucide-react'
import { CATEGORIES } from '#contract/catalog/category.ts'
import { LONGEST_NAME, productTexts } from '#contract/catalog/product.texts.ts'
import { CATEGORY_NAMES } from '#web/catalog/category-names.ts'
import type { Fields } from '#web/forms/submit-endpoint.ts'
import { CONTROL, Field, TextField } from '#web/ui/field.tsx'
import type { ProductValues } from './product-values.ts'

type Props = { initial: ProductValues; errors: Fields }

export function NameAndCategory({
  initial,
  errors,
  categoryName,
  onChange,
  onCategory,
}: Props & { categoryName: string; onChange: () => void; onCategory: (category: string) => void }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_15rem]">
      <TextField
        label="Product name"
        name="name"
        required
        maxLength={LONGEST_NAME}
        autoComplete="off"
        defaultValue={initial.name}
        onChange={onChange}
        hint={productTexts.nameHint}
        error={errors.name}
      />
      <Field label="Category" error={errors[categoryName]}>
        {(wiring) => (
          <div className="relative">
            <select
              name={categoryName}
              required
              defaultValue={initial[categoryName] ?? ''}
              onChange={({ target }) => {
                onCategory(target.value)
                onChange()
              }}
              className={`${CONTROL} min-h-11 appearance-none pr-10`}
              {...wiring}
            >
              <option value="">Choose a category</option>
              {CATEGORIES.map((category) => (
                <option key={category} value={category}>
                  {CATEGORY_NAMES[category]}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5" />
          </div>
        )}
      </Field>
    </div>
  )
}

export function PriceAndStock({ initial, errors }: Props) {
  return (
    <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
      <div className="max-sm:col-span-2">
        <Field label="Price" error={errors.price} hint="In rupees, before tax">
          {(wiring) => (
            <div className="relative">
              <span
                aria-hidden
                className="pointer-events-none absolute inset-y-0 left-3 grid items-center text-ink-soft"
              >
                ₹
              </span>
              <input
                name="price"
                inputMode="decimal"
                required
                maxLength={12}
                autoComplete="off"
                defaultValue={initial.price}
                className={`${CONTROL} min-h-11 pl-8 tabular-nums`}
                {...wiring}
              />
            </div>
          )}
        </Field>
      </div>
      <TextField
        label="Stock"
        name="stocks"
        inputMode="numeric"
        required
        maxLength={9}
        autoComplete="off"
        defaultValue={initial.stocks}
        error={errors.stocks}
        hint="How many you can sell"
        className="tabular-nums"
      />
      <TextField
        label="Pack size"
        name="packSize"
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        defaultValue={initial.packSize ?? '1'}
        error={errors.packSize}
        hint="1 if not sold as a pack"
        className="tabular-nums"
      />
    </div>
  )
}
