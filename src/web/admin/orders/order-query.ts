import { type OrderFilter, orderFilter } from '#contract/admin/order-filter.ts'

/** A search stands in the address as in every list. */
const SEARCH = 'q'
const NAMES = Object.keys(orderFilter.shape) as (keyof OrderFilter)[]
const inAddress = (name: keyof OrderFilter) => (name === 'search' ? SEARCH : name)

/** What an address asks for; a part that is none of the choices is left out. */
export function filterIn(params: URLSearchParams): OrderFilter {
  const given = NAMES.flatMap((name) => {
    const value = params.get(inAddress(name))
    const { data } = orderFilter.shape[name].safeParse(value || undefined)
    return data ? [[name, data]] : []
  })
  return Object.fromEntries(given)
}

/** The same filter as the query of an address. */
export function queryOf(filter: OrderFilter): string {
  const query = new URLSearchParams()
  for (const name of NAMES) if (filter[name]) query.set(inAddress(name), filter[name])
  return query.size > 0 ? `?${query}` : ''
}
