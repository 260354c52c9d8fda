import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { FilterName, ListState } from './list-state.ts'
import { queryOfForm } from './list-url.ts'
import type { List } from './load-list.ts'

export type ListFields = Partial<Record<FilterName | 'sort', string>>

/**
 * A form that filters or sorts a list. What is chosen shows at once, before its list has come; a new list, by whatever way,
 * puts the fields back to what its address says.
 */
export function useListForm(list: List) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [edited, setEdited] = useState<{ list: List; fields: ListFields }>()

  function edit(form: HTMLFormElement | null): void {
    if (form) setEdited({ list, fields: Object.fromEntries(new FormData(form)) })
  }

  /** Goes to the list that the form stands for, without moving the page. */
  function apply(form: HTMLFormElement | null): void {
    if (!form) return
    edit(form)
    const query = queryOfForm(new FormData(form))
    if (query !== search) navigate(pathname + query, { preventScrollReset: true })
  }

  return { action: pathname, fields: edited?.list === list ? edited.fields : fieldsOf(list.state), edit, apply }
}

/** Prices as they were typed, right or wrong. */
const fieldsOf = ({ choices, price, sort }: ListState): ListFields => ({
  ...choices,
  minPrice: price.min,
  maxPrice: price.max,
  sort: sort ?? '',
})
