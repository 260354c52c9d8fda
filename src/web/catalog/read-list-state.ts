import { productFilters, SORTS, type Sort } from '#contract/catalog/product-filters.ts'
import { msg, t } from '#contract/platform/t.ts'
import { FILTERS, type FilterName, type ListState } from './list-state.ts'

const PRICES = { minPrice: 'min', maxPrice: 'max' } as const
const isPrice = (name: FilterName): name is keyof typeof PRICES => name in PRICES

export const priceTexts = {
  notAPrice: msg('Enter prices as numbers, such as 50.'),
  reversed: msg('Min price can’t be higher than max price.'),
}

type Limits = {
  /** Filters that this page does not offer: a category page has its category already. */
  without?: readonly FilterName[]
  /** The order of the list when the address names none. Only a search can order by relevance. */
  defaultSort: Sort
}

/** Reads a list's address. What makes no sense is left out and reported, so every address shows a page. */
export function readListState(query: URLSearchParams, { without = [], defaultSort }: Limits): ListState {
  const param = (name: string) => query.get(name)?.trim() ?? ''
  const state: ListState = {
    choices: {},
    price: { min: param('minPrice'), max: param('maxPrice') },
    partlyIgnored: false,
  }
  for (const name of FILTERS) {
    const text = param(name)
    if (!text || without.includes(name)) continue
    const parsed = productFilters.shape[name].safeParse(text)
    if (parsed.success) {
      if (parsed.data !== false) state.choices[name] = text
    } else if (isPrice(name)) state.price.error = t(priceTexts.notAPrice)
    else state.partlyIgnored = true
  }
  refuseReversedPrices(state)
  const sort = SORTS.find((one) => one === param('sort'))
  if (sort && sort !== defaultSort && sort !== 'relevance') state.sort = sort
  if (param('sort') && !sort) state.partlyIgnored = true
  if (param('cursor')) state.cursor = param('cursor')
  return state
}

function refuseReversedPrices({ choices, price }: ListState): void {
  if (!choices.minPrice || !choices.maxPrice || Number(choices.minPrice) <= Number(choices.maxPrice)) return
  price.error = t(priceTexts.reversed)
  delete choices.minPrice
  delete choices.maxPrice
}
