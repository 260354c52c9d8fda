import { useMemo } from 'react'
import type { List, ListPage } from './load-list.ts'
import { type PackedCards, packCards, unpackCards } from './packed-cards.ts'

/** A list on its way from a loader to its page. */
export type PackedList = Omit<List, 'page'> & { page: Omit<ListPage, 'data'> & { data: PackedCards } }

export const packList = ({ page, ...list }: List): PackedList => ({
  ...list,
  page: { ...page, data: packCards(page.data) },
})

/** The same list for as long as the page has the same data. */
export const useUnpackedList = (packed: PackedList): List =>
  useMemo(() => ({ ...packed, page: { ...packed.page, data: unpackCards(packed.page.data) } }), [packed])
