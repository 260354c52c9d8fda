import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Category } from '#contract/catalog/category.ts'
import type { Facets } from '#contract/catalog/product-filters.ts'
import { Button } from '#web/ui/button.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { CATEGORY_NAMES } from './category-names.ts'
import { FilterChoices, FilterSwitch } from './filter-choices.tsx'
import { ATTRIBUTE_NAMES, ATTRIBUTES, type ListState } from './list-state.ts'
import type { List } from './load-list.ts'
import { PriceRange } from './price-range.tsx'
import { useNarrowing } from './use-narrowing.ts'

type Props = { list: List; category: Category | undefined }

/**
 * Everything that narrows a list. A choice applies at once; without scripts the form is sent as any other. The fields
 * keep their own state, so that a choice shows before its list has come, and follow the address whenever it changes.
 */
export function FilterForm({ list, category }: Props) {
  const { state, facets } = list
  const { pathname } = useLocation()
  const narrow = useNarrowing()
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is what the fields have to follow.
  useEffect(() => form.current?.reset(), [list])
  return (
    <form
      ref={form}
      action={pathname}
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        narrow(event.currentTarget)
      }}
      onChange={(event) => {
        const isTyped = (event.target as Element).matches('[inputmode]')
        if (!isTyped) narrow(event.currentTarget)
      }}
    >
      {state.q && <input type="hidden" name="q" value={state.q} />}
      {state.sort && <input type="hidden" name="sort" value={state.sort} />}
      {!category && <CategoryChoices state={state} facets={facets} />}
      <PriceRange price={state.price} range={facets?.price} />
      <FilterSwitch
        legend="Availability"
        name="inStock"
        label="In stock only"
        isOn={Boolean(state.choices.inStock)}
        count={facets?.inStock}
      />
      <RatingChoices state={state} facets={facets} />
      {(category ?? state.choices.category ?? state.q) && <AttributeChoices state={state} facets={facets} />}
      <div className="hidden noscript:block">
        <Button type="submit" look="primary">
          Apply filters
        </Button>
      </div>
    </form>
  )
}

type GroupProps = { state: ListState; facets: Facets | undefined }

function CategoryChoices({ state, facets }: GroupProps) {
  const counts = facets && new Map(facets.categories.map(({ value, count }) => [value, count]))
  const choices = Object.entries(CATEGORY_NAMES).map(([value, label]) => ({
    value,
    label,
    count: counts && (counts.get(value) ?? 0),
  }))
  return (
    <FilterChoices
      legend="Category"
      name="category"
      any="All categories"
      chosen={state.choices.category}
      choices={choices}
    />
  )
}

/** Not shown while nothing has been rated: four choices that all lead nowhere. */
function RatingChoices({ state, facets }: GroupProps) {
  const chosen = state.choices.minRating
  const ratings = facets?.ratings ?? []
  if (!chosen && !ratings.some(({ count }) => count > 0)) return null
  const choices = ratings.map(({ atLeast, count }) => ({
    value: String(atLeast),
    label: (
      <span className="flex items-center gap-2">
        <Stars rating={atLeast} /> and up
      </span>
    ),
    count,
  }))
  return <FilterChoices legend="Rating" name="minRating" any="Any rating" chosen={chosen} choices={choices} />
}

function AttributeChoices({ state, facets }: GroupProps) {
  return ATTRIBUTES.map((name) => {
    const chosen = state.choices[name]
    const values = (facets?.attributes[name] ?? []).filter(({ value, count }) => count > 0 || value === chosen)
    if (chosen && !values.some(({ value }) => value === chosen)) values.unshift({ value: chosen, count: 0 })
    if (values.length === 0) return null
    const choices = values.map(({ value, count }) => ({ value, label: value, count }))
    return (
      <FilterChoices
        key={name}
        legend={ATTRIBUTE_NAMES[name]}
        name={name}
        any="Any"
        chosen={chosen}
        choices={choices}
      />
    )
  })
}
