export const REVIEWS_PARAM = 'reviews'
const SEPARATOR = '.'

/**
 * Pages of reviews know their next page only. The address therefore holds the cursor of each page up to this one, which
 * also gives the way back and the page's number, without scripts and after a reload.
 */
export const cursorsOf = (search: URLSearchParams): string[] =>
  (search.get(REVIEWS_PARAM) ?? '').split(SEPARATOR).filter(Boolean)

/** The query with other cursors; all else in it stays. */
export function searchWithCursors(search: URLSearchParams, cursors: readonly string[]): string {
  const changed = new URLSearchParams(search)
  if (cursors.length > 0) changed.set(REVIEWS_PARAM, cursors.join(SEPARATOR))
  else changed.delete(REVIEWS_PARAM)
  return changed.size > 0 ? `?${changed}` : ''
}
