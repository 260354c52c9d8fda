export type Limits = { count: number; bytes: number }
type Entry<Key> = { key: Key; bytes: number }

export const PAGE_LIMITS: Limits = { count: 40, bytes: 6_000_000 }
export const PICTURE_LIMITS: Limits = { count: 400, bytes: 20_000_000 }

/** What has to go, the oldest first, until the rest is within its limits. Entries come in the order in which they were kept. */
export function beyond<Key>(entries: readonly Entry<Key>[], { count, bytes }: Limits): Key[] {
  let room = bytes
  const kept = entries.toReversed().findIndex((entry, index) => {
    room -= entry.bytes
    return index >= count || room < 0
  })
  return kept < 0 ? [] : entries.slice(0, entries.length - kept).map(({ key }) => key)
}

/** A number of bytes that a kept answer says of itself. */
export const SIZE_HEADER = 'content-length'

export async function trim(cache: Cache, limits: Limits): Promise<void> {
  const keys = await cache.keys()
  const sizes = await Promise.all(
    keys.map(async (key) => ({ key, bytes: Number((await cache.match(key))?.headers.get(SIZE_HEADER) ?? 0) })),
  )
  await Promise.all(beyond(sizes, limits).map((key) => cache.delete(key)))
}
