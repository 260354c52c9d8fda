const NAME = 'reviews'
const BETWEEN = '.'

/**
 * Pages of reviews know their next page only. The address therefore names the way that was come, one cursor a page, which
 * also gives the way back and the page's number, without scripts and after a reload.
 */
export const trailOf = (search: URLSearchParams): string[] => (search.get(NAME) ?? '').split(BETWEEN).filter(Boolean)

/** The same address with another trail; all else in it stays. */
export function searchWith(search: URLSearchParams, trail: readonly string[]): string {
  const changed = new URLSearchParams(search)
  if (trail.length > 0) changed.set(NAME, trail.join(BETWEEN))
  else changed.delete(NAME)
  return changed.size > 0 ? `?${changed}` : ''
}
