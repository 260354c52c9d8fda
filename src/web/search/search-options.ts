import type { Category } from '#contract/catalog/category.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { t } from '#contract/platform/t.ts'
import type { suggestCall } from '#contract/search/search.endpoints.ts'
import { CATEGORY_PAGES } from '#web/kit/category-pages.ts'
import { aboutProductPath, searchPath } from '#web/kit/paths.ts'

export type Suggestions = AnswerOf<typeof suggestCall>
export type Suggestion = Suggestions['data'][number]

/** Something to choose below the search box. */
export type SearchOption = { text: string; path: string } & (
  | { kind: 'recent' | 'wording' }
  | { kind: 'category'; category: Category }
  | { kind: 'product'; product: Suggestion['product'] }
)

const MOST_RECENT = 2
const MOST_CATEGORIES = 2

/** What can be chosen for a text: searched before, wordings, categories, products. For no text: what was searched before. */
export function searchOptions(typed: string, found: readonly Suggestion[], recent: readonly string[]): SearchOption[] {
  if (typed === '') return recent.map(asSearch('recent'))
  const before = recent.filter((text) => startsSo(text, typed) && !isSame(text, typed)).slice(0, MOST_RECENT)
  const wordings = found.filter(({ productId, text }) => !productId && !before.some((one) => isSame(one, text)))
  return [
    ...before.map(asSearch('recent')),
    ...wordings.map(({ text }) => asSearch('wording')(text)),
    ...categoriesFor(typed, found),
    ...found.flatMap(({ productId, text, product }) =>
      productId ? { kind: 'product' as const, text, path: aboutProductPath(productId), product } : [],
    ),
  ]
}

const asSearch =
  (kind: 'recent' | 'wording') =>
  (text: string): SearchOption => ({ kind, text, path: searchPath(text) })

/** Those whose name is being typed, else those that the suggested products are of. */
function categoriesFor(typed: string, found: readonly Suggestion[]): SearchOption[] {
  const named = CATEGORY_PAGES.filter(({ name }) =>
    `${name} ${t(name)}`.split(' ').some((word) => startsSo(word, typed)),
  )
  const met = new Set(found.map(({ product }) => product?.Category))
  const pages = named.length > 0 ? named : CATEGORY_PAGES.filter(({ category }) => met.has(category))
  return pages
    .slice(0, MOST_CATEGORIES)
    .map(({ name, path, category }) => ({ kind: 'category', text: t(name), path, category }))
}

const startsSo = (text: string, typed: string) => text.toLowerCase().startsWith(typed.toLowerCase())
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
