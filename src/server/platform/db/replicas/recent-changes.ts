import type { Change } from '../../cache/cache-changes.ts'
import { NEWEST, type Position } from './wal-position.ts'

/** Beyond so many tags they count as one change of everything, which replicas know of a moment later. */
const MOST_TAGS = 10_000
const EVERYTHING = ''

/**
 * Up to where a replica must have replayed the log to know what changed: of everything, and of each tag since. Notices do not
 * say where they stand in the log. Until that was asked after them, no replica is far enough.
 */
export function createRecentChanges() {
  const places = new Map([[EVERYTHING, NEWEST]])
  let unplaced = new Set([EVERYTHING])

  function add(change: Change): void {
    for (const tag of change === 'everything' ? [EVERYTHING] : [...change.hard, ...change.soft]) {
      places.set(tag, NEWEST)
      unplaced.add(tag)
    }
    if (places.size > MOST_TAGS) {
      places.clear()
      unplaced.clear()
      add('everything')
    }
  }

  /** Takes what has no place yet. `at`: where the log stood when it was asked after that, or undefined where nobody knows. */
  function place(): (at: Position | undefined) => void {
    const taken = unplaced
    unplaced = new Set()
    return (at) => {
      for (const tag of taken) {
        if (at === undefined) unplaced.add(tag)
        // What changed once more in the meantime has its place further on.
        else if (!unplaced.has(tag) && places.has(tag)) places.set(tag, at)
      }
    }
  }

  return {
    add,
    place,
    ofEverything: (): Position => places.get(EVERYTHING) ?? NEWEST,
    /** Whether one of them changed after it. */
    isAfter: (at: Position, tags: readonly string[]) => tags.some((tag) => (places.get(tag) ?? 0n) > at),
  }
}
