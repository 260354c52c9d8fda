import type { Sort } from '#contract/catalog/product-filters.ts'
import { FILTERS, type FilterName, type ListState } from './list-state.ts'

type FilteredList = Pick<ListState, 'q' | 'sort' | 'choices'>

/** The query of a list in this state: always in the same order, and empty for the plain list. */
export function listQuery({ q, sort, choices }: FilteredList, cursor?: string): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  for (const name of FILTERS) if (choices[name]) query.set(name, choices[name])
  if (sort) query.set('sort', sort)
  if (cursor) query.set('cursor', cursor)
  return query.size > 0 ? `?${query}` : ''
}

/** The same list without some of its filters; from its start, as the old position means nothing in the new list. */
export function queryWithout(state: FilteredList, names: readonly FilterName[]): string {
  const choices = { ...state.choices }
  for (const name of names) delete choices[name]
  return listQuery({ ...state, choices })
}

/** The query that a form of filters stands for. Fields left empty say nothing. */
export function queryOfForm(form: FormData): string {
  const field = (name: string) => String(form.get(name) ?? '').trim()
  const choices = Object.fromEntries(FILTERS.map((name) => [name, field(name)]))
  return listQuery({ q: field('q'), sort: field('sort') as Sort, choices })
}
