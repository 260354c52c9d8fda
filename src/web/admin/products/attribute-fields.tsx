import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ATTRIBUTES, type Attributes } from '#contract/catalog/attributes.ts'
import type { Category } from '#contract/catalog/category.ts'
import { fitsCategory } from '#contract/catalog/category-attributes.ts'
import type { Fields } from '#web/forms/submit-endpoint.ts'
import { ATTRIBUTE_LABELS } from '#web/product/attribute-labels.ts'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ATTRIBUTE_KINDS } from './attribute-kinds.ts'
import type { ProductValues } from './product-values.ts'

type Attribute = keyof Attributes
type Props = { initial: ProductValues; category: Category | undefined; errors: Fields; onChange: () => void }

const CHIP =
  'relative inline-flex min-h-11 select-none items-center rounded-full border border-edge px-4 text-small transition-colors ' +
  'hover:border-ink has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2'

/**
 * What else can be said of a product of its category: each attribute gets its field once it is chosen. What was said before
 * and does not fit can be put right until it is taken away.
 */
export function AttributeFields({ initial, category, errors, onChange }: Props) {
  const [chosen, setChosen] = useState(() => ATTRIBUTES.filter((name) => initial[name] !== undefined))
  // Whoever takes an attribute away by mistake finds what they typed when they choose it again.
  const typed = useRef<Partial<Record<Attribute, string>>>({ ...initial })
  const offered = ATTRIBUTES.filter((name) => fitsCategory(name, category) || chosen.includes(name))
  const chips = useRef(new Map<Attribute, HTMLInputElement>())

  function choose(name: Attribute, isWanted: boolean) {
    setChosen(ATTRIBUTES.filter((one) => (one === name ? isWanted : chosen.includes(one))))
    queueMicrotask(onChange)
  }

  function remove(name: Attribute) {
    flushSync(() => choose(name, false))
    // One that does not fit is gone with its field.
    const next = chips.current.get(name) ?? [...chips.current.values()][0]
    next?.focus()
  }

  return (
    <fieldset className="grid gap-4 border-line border-t pt-6">
      <legend className="sr-only">Attributes</legend>
      <div>
        <p aria-hidden className="font-semibold">
          Attributes <span className="font-normal text-ink-soft">(optional)</span>
        </p>
        <p className="text-ink-soft text-small">Choose what applies. Use the sizes and weight of the packed product.</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {offered.map((name) => (
          <label key={name} className={CHIP}>
            <input
              ref={(chip) => {
                if (chip) chips.current.set(name, chip)
                else chips.current.delete(name)
              }}
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={(event) => choose(name, event.target.checked)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {ATTRIBUTE_LABELS[name]}
          </label>
        ))}
      </div>
      {chosen.length > 0 && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {chosen.map((name) => (
            <AttributeField
              key={name}
              name={name}
              value={typed.current[name] ?? ''}
              error={errors[name]}
              isFit={fitsCategory(name, category)}
              onType={(text) => {
                typed.current[name] = text
              }}
              onRemove={() => remove(name)}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}

const UNFIT = 'Products of this category don’t usually have this. Remove it unless it’s right.'

type FieldProps = {
  name: Attribute
  value: string
  error: string | undefined
  isFit: boolean
  onType: (text: string) => void
  onRemove: () => void
}

function AttributeField({ name, value, error, isFit, onType, onRemove }: FieldProps) {
  const kind = ATTRIBUTE_KINDS[name]
  const label = kind.unit ? `${ATTRIBUTE_LABELS[name]} (${kind.unit})` : ATTRIBUTE_LABELS[name]
  return (
    <Field label={label} error={error} hint={isFit ? kind.example : UNFIT}>
      {(wiring) => (
        <div className="flex items-center gap-1">
          <input
            name={name}
            {...(kind.unit && { inputMode: 'decimal' })}
            maxLength={60}
            autoComplete="off"
            defaultValue={value}
            onChange={(event) => onType(event.target.value)}
            className={`${CONTROL} min-h-11`}
            {...wiring}
          />
          <IconButton label={`Remove ${ATTRIBUTE_LABELS[name]}`} onClick={onRemove} className="-mr-2">
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
      )}
    </Field>
  )
}
