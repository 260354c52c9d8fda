import { problemText } from './problem-text.ts'
import { sessionUser } from './session-user.ts'

export type Page<Row> = { data: readonly Row[]; nextCursor: string | null; total?: number }

/** A list as its loader leaves it. A list has its own Retry, so what failed is part of it rather than thrown. */
export type LoadedList<Row> = {
  /** Undefined where not even the first page could be loaded. */
  rows: readonly Row[] | undefined
  /** Undefined where the shop does not count them. */
  total: number | undefined
  hasMore: boolean
  problem: string | undefined
}

/**
 * A loader for a list that is read page by page, as many pages as its address says. One page more than before costs one
 * call; anything else (another filter, somebody else's login, a reload after a change) reads all of them anew, so a list keeps
 * its length.
 */
export function keysetLoader<Query, Row>(
  fetchPage: (query: Query, cursor: string | undefined) => Promise<Page<Row>>,
): (query: Query, count: number) => Promise<LoadedList<Row>> {
  let last: { key: string; pages: Page<Row>[] } | undefined

  return async (query, count) => {
    const key = JSON.stringify([sessionUser()?._id, query])
    const isNextPage = last?.key === key && last.pages.length === count - 1 && last.pages.at(-1)?.nextCursor != null
    const pages = isNextPage && last ? [...last.pages] : []
    last = undefined
    try {
      while (pages.length < count && pages.at(-1)?.nextCursor !== null)
        pages.push(await fetchPage(query, pages.at(-1)?.nextCursor ?? undefined))
    } catch (error) {
      return listOf(pages, problemText(error))
    }
    last = { key, pages }
    return listOf(pages)
  }
}

const listOf = <Row>(pages: readonly Page<Row>[], problem?: string): LoadedList<Row> => ({
  rows: pages.length > 0 ? pages.flatMap(({ data }) => data) : undefined,
  total: pages.at(-1)?.total,
  hasMore: pages.at(-1)?.nextCursor != null,
  problem,
})
