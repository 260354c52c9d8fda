import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { databaseFaultOf } from '../db/database-fault.ts'
import { atMost } from '../semaphore.ts'
import type { Change } from './cache-changes.ts'
import { bytesOf, finish, type Page, type Rendered } from './page.ts'
import { type Age, FRESH_FOR_MS, invalidationOf, isUsable } from './page-age.ts'
import { createTagIndex } from './tag-index.ts'

/** Whether nobody waits for it: then those that somebody waits for go first. */
type How = { inBackground: boolean }
type Render = (how: How) => Promise<Rendered>
type Entry = Age & {
  page: Page
  tags: readonly string[]
  bytes: number
  hits: number
  /** Whether somebody asked for it since room was last made. */
  isWanted: boolean
  /** How to make it anew without anyone waiting; answers that are always exact have none. */
  renew?: Render
}
type Flight = { page: Promise<Page>; missed: Change[] }
type Ways = Partial<How> & {
  /** Whether whoever asks may have it made. Asked once for all who wait for the same page. */
  admit?: () => Promise<void>
  /** Made anew in the background while the old one is handed out, for at most OLD_FOR_MS after a change. */
  isRenewable?: boolean
}
type Options = {
  mostBytes?: number
  mostPages?: number
  isSourceAway?: () => boolean
  onFault?: (error: unknown) => void
}

/** Changes within this time make a page anew once. */
const GATHER_MS = 400
/** Pages asked for so often since they were made are made anew before anyone asks. */
const POPULAR_HITS = 3
const RENEWALS_AT_ONCE = 2
/** A page that changes faster than it is made is handed out as it is after so many attempts. */
const ATTEMPTS = 3
const MOST_BYTES = 64 * 1024 * 1024
const MOST_PAGES = 4_000
/** What is rendered where the shop cannot answer for a while. */
const UNAVAILABLE = 503

/**
 * Keeps each public page ready to send until something it was made of changes. A changed page is made anew once, however
 * many ask for it; while that goes on in the background the old one is handed out, unless it shows a price or a product
 * that is no longer true. What nobody asked for goes first. Keys are made of what was understood of a request, never of a
 * URL as it came: whoever asks must not choose what is kept. While the database is away or too busy, pages are handed out
 * as they were last.
 */
export function createPageCache(options: Options = {}) {
  const { mostBytes = MOST_BYTES, mostPages = MOST_PAGES, isSourceAway = () => false, onFault = () => {} } = options
  const entries = new Map<string, Entry>()
  const tagged = createTagIndex()
  const underWay = new Map<string, Flight>()
  const toRenew = new Set<string>()
  const inTurn = atMost(RENEWALS_AT_ONCE)
  const counts = { hits: 0, misses: 0, old: 0, renewals: 0 }
  let bytes = 0
  let renewing: NodeJS.Timeout | undefined

  function forget(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= entry.bytes
    tagged.remove(key, entry.tags)
    entries.delete(key)
  }

  function keep(key: string, entry: Omit<Entry, 'bytes' | 'madeAt' | 'hits' | 'isWanted'>): void {
    // Half of what it was asked for counts on, so that popular pages stay so and forgotten ones do not.
    const hits = Math.floor((entries.get(key)?.hits ?? 0) / 2)
    forget(key)
    const size = bytesOf(key, entry.page)
    entries.set(key, { ...entry, hits, isWanted: false, bytes: size, madeAt: Date.now() })
    tagged.add(key, entry.tags)
    bytes += size
    makeRoomFor(key)
  }

  /** The oldest go, but one that was asked for in the meantime goes to the end of the line once more. */
  function makeRoomFor(newest: string): void {
    for (const [key, entry] of entries) {
      if (bytes <= mostBytes && entries.size <= mostPages) break
      if (entry.isWanted || (key === newest && entries.size > 1)) {
        entry.isWanted = false
        entries.delete(key)
        entries.set(key, entry)
      } else forget(key)
    }
  }

  function last(key: string): Page | undefined {
    const entry = entries.get(key)
    if (entry) counts.old += 1
    return entry?.page
  }

  async function make(key: string, render: Render, missed: Change[], ways: Ways): Promise<Page> {
    const { isRenewable = false, inBackground = false } = ways
    for (let attempt = 1; ; attempt += 1) {
      // What changes from now on may or may not be in the page.
      missed.length = 0
      const oldBefore = counts.old
      const rendered = await render({ inBackground })
      const page = finish(rendered)
      const harm = invalidationOf(missed, rendered.tags ?? [], isRenewable)
      if (harm === 'hard' && attempt < ATTEMPTS) continue
      // Made while old answers were handed out, it may be made of them: good enough for now, not for later.
      const isMadeOfNew = counts.old === oldBefore
      if (rendered.keep && isMadeOfNew && harm !== 'hard') {
        const { tags } = rendered
        keep(key, {
          page,
          tags: tags ?? [],
          ...(isRenewable && { renew: render }),
          ...(harm && { oldSince: Date.now() }),
        })
      }
      return page
    }
  }

  async function makeOrLast(key: string, render: Render, missed: Change[], ways: Ways): Promise<Page> {
    try {
      const page = await make(key, render, missed, ways)
      return (page.status === UNAVAILABLE && last(key)) || page
    } catch (error) {
      const page = isPassing(error) && last(key)
      if (page) return page
      throw error
    }
  }

  function start(key: string, render: Render, ways: Ways): Promise<Page> {
    const missed: Change[] = []
    const page = (async () => {
      try {
        await ways.admit?.()
        return await makeOrLast(key, render, missed, ways)
      } finally {
        underWay.delete(key)
      }
    })()
    underWay.set(key, { page, missed })
    return page
  }

  /** Soon, with all else that is to be made anew: what changes often is made once for several changes. */
  function renewSoon(key: string): void {
    toRenew.add(key)
    renewing ??= setTimeout(renewAll, GATHER_MS).unref()
  }

  function renewAll(): void {
    renewing = undefined
    for (const key of toRenew) void inTurn(() => renew(key)).catch(onFault)
    toRenew.clear()
  }

  async function renew(key: string): Promise<void> {
    const entry = entries.get(key)
    if (!entry?.renew || underWay.has(key) || isSourceAway()) return
    counts.renewals += 1
    await start(key, entry.renew, { isRenewable: true, inBackground: true })
  }

  function touch(key: string, isHard: boolean): void {
    const entry = entries.get(key)
    if (!entry) return
    entry.oldSince ??= Date.now()
    if (isHard || !entry.renew) entry.isInvalid = true
    if (entry.renew && entry.hits >= POPULAR_HITS) renewSoon(key)
  }

  return {
    counts,
    size: () => ({ pages: entries.size, bytes }),
    /** Something changed: what was made of it grows old. */
    change(change: Change): void {
      for (const { missed } of underWay.values()) missed.push(change)
      if (change === 'everything') for (const key of entries.keys()) touch(key, true)
      else {
        for (const key of tagged.keysOf(change.hard)) touch(key, true)
        for (const key of tagged.keysOf(change.soft)) touch(key, false)
      }
    },
    /** The page if it is ready, and as new as it has to be. */
    ready(key: string): Page | undefined {
      const entry = entries.get(key)
      if (!entry) return
      const now = Date.now()
      if (!isUsable(entry, now)) return isSourceAway() ? last(key) : undefined
      if (entry.oldSince !== undefined || entry.madeAt + FRESH_FOR_MS < now) renewSoon(key)
      counts.hits += 1
      entry.hits += 1
      entry.isWanted = true
      return entry.page
    },
    render(key: string, render: Render, ways: Ways = {}): Promise<Page> {
      const started = underWay.get(key)
      if (started) return started.page
      counts.misses += 1
      return start(key, render, ways)
    },
    close: () => clearTimeout(renewing),
  }
}
export type PageCache = ReturnType<typeof createPageCache>

/** The database is away, or there is more to do than can be done now. */
const isPassing = (error: unknown) =>
  databaseFaultOf(error) || (error instanceof Failure && error.kind === requestFailures.overloaded)
