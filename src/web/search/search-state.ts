import { readPriceWords } from '#contract/search/price-words.ts'
import type { ListState } from '#web/catalog/list-state.ts'

/** The list that a text asks for: prices that it names become the filter for them, unless the address has one. */
export function searchState(q: string, state: ListState): ListState & { q: string } {
  const { text, ...limits } = readPriceWords(q)
  const { choices, price } = state
  if (price.min || price.max) return { ...state, q: text }
  const { minPrice = '', maxPrice = '' } = limits
  const [min, max] = [String(minPrice), String(maxPrice)]
  return {
    ...state,
    q: text,
    choices: { ...choices, ...(min && { minPrice: min }), ...(max && { maxPrice: max }) },
    price: { min, max },
  }
}
