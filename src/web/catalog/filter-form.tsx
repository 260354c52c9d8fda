import { type ChangeEvent, type ChangeEventHandler, useRef } from 'react'
import type { Category } from '#contract/catalog/category.ts'
import type { Facets } from '#contract/catalog/product-filters.ts'
import { t } from '#contract/platform/t.ts'
import { Button } from '#web/ui/button.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { CATEGORY_NAMES } from './category-names.ts'
import { FilterChoices, FilterSwitch } from './filter-choices.tsx'
import { ATTRIBUTE_NAMES, ATTRIBUTES } from './list-state.ts'
import type { List } from './load-list.ts'
import { PriceRange } from './price-range.tsx'
import { type ListFields, useListForm } from './use-list-form.ts'
import { valueText } from './value-text.ts'

type Props = { list: List; category: Category | undefined }

/** Everything that narrows a list. A choice applies at once; without scripts the form is sent as any other. */
export function FilterForm({ list, category }: Props) {
  const { state, facets } = list
  const { action, fields, edit, apply } = useListForm(list)
  const wasSubmitted = useRef(false)
  const group = { fields, facets, onChange: (event: ChangeEvent<HTMLInputElement>) => apply(event.target.form) }
  return (
    <form
      action={action}
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        wasSubmitted.current = true
        apply(event.currentTarget)
      }}
    >
      {state.q && <input type="hidden" name="q" value={state.q} />}
      {state.sort && <input type="hidden" name="sort" value={state.sort} />}
      {!category && <CategoryChoices {...group} />}
      <PriceRange
        min={fields.minPrice}
        max={fields.maxPrice}
        range={facets?.price}
        error={state.price.error}
        focusOnError={wasSubmitted}
        onChange={(event) => edit(event.target.form)}
      />
      <FilterSwitch
        legend={t('Availability')}
        name="inStock"
        label={t('In stock only')}
        isOn={Boolean(fields.inStock)}
        count={countOf(facets, facets?.inStock)}
        isAbout={facets?.isAbout}
        onChange={group.onChange}
      />
      <RatingChoices {...group} />
      {(category ?? state.choices.category ?? state.q) && <AttributeChoices {...group} />}
      <div className="hidden noscript:block">
        <Button type="submit" look="primary">
          {t('Apply filters')}
        </Button>
      </div>
    </form>
  )
}

type GroupProps = { fields: ListFields; facets: Facets | undefined; onChange: ChangeEventHandler<HTMLInputElement> }

/** What the counted part of a long list lacks may be in the rest, and can be chosen. */
const countOf = (facets: Facets | undefined, count: number | undefined) =>
  facets?.isAbout && count === 0 ? undefined : count

function CategoryChoices({ fields, facets, onChange }: GroupProps) {
  const counts = facets && new Map(facets.categories.map(({ value, count }) => [value, count]))
  const choices = Object.entries(CATEGORY_NAMES).map(([value, label]) => ({
    value,
    label: t(label),
    count: countOf(facets, counts && (counts.get(value) ?? 0)),
    isAbout: facets?.isAbout,
  }))
  return (
    <FilterChoices
      legend={t('Category')}
      name="category"
      any={t('All categories')}
      chosen={fields.category}
      choices={choices}
      onChange={onChange}
    />
  )
}

/** Not shown while nothing has been rated: four choices that all lead nowhere. */
function RatingChoices({ fields, facets, onChange }: GroupProps) {
  const chosen = fields.minRating
  const ratings = facets?.ratings ?? []
  if (!chosen && !ratings.some(({ count }) => count > 0)) return null
  const choices = ratings.map(({ atLeast, count }) => ({
    value: String(atLeast),
    label: (
      <span className="flex items-center gap-2 whitespace-nowrap">
        <Stars rating={atLeast} /> {t('and up')}
      </span>
    ),
    count: countOf(facets, count),
    isAbout: facets?.isAbout,
  }))
  return (
    <FilterChoices
      legend={t('Rating')}
      name="minRating"
      any={t('Any rating')}
      chosen={chosen}
      choices={choices}
      onChange={onChange}
    />
  )
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function AttributeChoices({ fields, facets, onChange }: GroupProps) {
  return ATTRIBUTES.map((name) => {
    const chosen = fields[name]
    // What has an ink is chosen by it: its name hardly says another colour.
    if (name === 'colour' && !chosen && facets?.attributes.inkColor) return null
    const values = (facets?.attributes[name] ?? []).filter(({ value, count }) => count > 0 || value === chosen)
    if (chosen && !values.some(({ value }) => value === chosen)) values.unshift({ value: chosen, count: 0 })
    if (values.length === 0) return null
    const choices = values.map(({ value, count }) => ({
      value,
      label: name === 'type' ? capitalised(t(value)) : valueText(value),
      count: countOf(facets, count),
      isAbout: facets?.isAbout,
    }))
    return (
      <FilterChoices
        key={name}
        legend={t(ATTRIBUTE_NAMES[name])}
        name={name}
        any={t('Any')}
        chosen={chosen}
        choices={choices}
        onChange={onChange}
      />
    )
  })
}
