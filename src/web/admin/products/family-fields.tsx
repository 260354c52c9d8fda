import { useRef, useState } from 'react'
import { LONGEST_FAMILY, LONGEST_OPTION, LONGEST_VALUE, MOST_OPTIONS } from '#contract/catalog/product-family.texts.ts'
import type { Fields } from '#web/forms/submit-endpoint.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { type OptionRow, rowsFor, rowsIn, textOf } from './family-rows.ts'
import type { ProductValues } from './product-values.ts'
import { useFamilies } from './use-families.ts'

type Props = {
  initial: ProductValues
  errors: Fields
  /** Undefined for a new product. */
  productId: string | undefined
}

const COMMON_OPTIONS = ['Colour', 'Size', 'Ruling', 'Tip', 'Pack', 'Capacity', 'Material']

/** Which products are one article in other colours or sizes, and what this one is among them. */
export function FamilyFields({ initial, errors, productId }: Props) {
  const { families, load } = useFamilies(productId)
  const [family, setFamily] = useState(initial.family ?? '')
  const [rows, setRows] = useState(() => rowsIn(initial.options ?? ''))
  const sent = useRef<HTMLInputElement>(null)
  const firstValue = useRef<HTMLInputElement>(null)

  /** What is sent is in its field at once, which tells the form as if it had been typed there. */
  function change(name: string, next: OptionRow[]) {
    setFamily(name)
    setRows(next)
    if (!sent.current) return
    sent.current.value = name.trim() ? textOf(next) : ''
    sent.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const changeRow = (place: number, part: Partial<OptionRow>) =>
    change(
      family,
      rows.map((row, at) => (at === place ? { ...row, ...part } : row)),
    )

  return (
    <fieldset className="grid gap-4 border-line border-t pt-6">
      <legend className="sr-only">Family</legend>
      <div>
        <p aria-hidden className="font-semibold">
          Family <span className="font-normal text-ink-soft">(optional)</span>
        </p>
        <p className="text-ink-soft text-small">
          Products with the same family name are shown together, so shoppers can pick a colour, size or ruling.
        </p>
      </div>
      <TextField
        label="Family name"
        name="family"
        list="families"
        maxLength={LONGEST_FAMILY}
        autoComplete="off"
        value={family}
        onFocus={load}
        onChange={({ target }) => change(target.value, rowsFor(families, target.value, rows) ?? rows)}
        error={errors.family}
        hint="Choose one of your families or type a new name, e.g. Kalam Gel Pen. Clear it to take the product out."
      />
      <datalist id="families">
        {families.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {/* The errors of all options belong to this field; whoever is sent to it goes on to the first of them. */}
      <input
        ref={sent}
        name="options"
        defaultValue={initial.options}
        readOnly
        tabIndex={-1}
        aria-hidden
        className="sr-only"
        onFocus={() => firstValue.current?.focus()}
      />
      {family.trim() && (
        <div className="grid gap-3">
          {rows.map((row, place) => (
            // Rows are only ever added at the end.
            <div key={String(place)} className="grid grid-cols-2 items-start gap-4">
              <TextField
                label={`Option ${place + 1}`}
                list="option-names"
                maxLength={LONGEST_OPTION}
                autoComplete="off"
                value={row.name}
                onChange={({ target }) => changeRow(place, { name: target.value })}
                hint={place === 0 ? 'e.g. Colour' : undefined}
              />
              <TextField
                ref={place === 0 ? firstValue : undefined}
                label={`Value ${place + 1}`}
                maxLength={LONGEST_VALUE}
                autoComplete="off"
                value={row.value}
                onChange={({ target }) => changeRow(place, { value: target.value })}
                hint={place === 0 ? 'e.g. Blue' : undefined}
                error={place === 0 ? errors.options : undefined}
              />
            </div>
          ))}
          <datalist id="option-names">
            {COMMON_OPTIONS.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          {rows.length < MOST_OPTIONS && (
            <Button className="justify-self-start" onClick={() => setRows([...rows, { name: '', value: '' }])}>
              Add option
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}
