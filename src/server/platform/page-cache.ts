import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { atMost } from './at-most.ts'
import { databaseFaultOf } from './db/database-fault.ts'

/** A finished answer, in each encoding from the first time a browser asks for that one. */
export type Page = { status: number; headers: Record<string, string>; etag: string; bodies: Bodies }
export type Encoding = 'identity' | 'gzip' | 'br'
type Bodies = { identity: Buffer } & Partial<Record<Encoding, Buffer>>
export type Rendered = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Whether it may be handed to others: refusals and pages that ask for it are rendered each time. */
  keep: boolean
}

/** Browsers ask again each time, which costs a 304; a CDN keeps pages for a minute. */
export const FOR_EVERYONE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

type Entry = { page: Page; version: number; bytes: number; freshUntil: number }

/** What is trending moves without a change of the catalogue; no page is older than this. */
const FRESH_FOR_MS = 5 * 60_000
const MOST_BYTES = 64 * 1024 * 1024
const MOST_PAGES = 4_000

type Options = { mostBytes?: number; mostPages?: number; isSourceAway?: () => boolean }

/** What is rendered where the shop cannot answer for a while. */
const UNAVAILABLE = 503
/** What the compressed bodies of a page come to at most, beside the plain one. */
const WITH_ENCODINGS = 1.5
/** What the objects of an entry take, without what they hold. */
const BYTES_AN_ENTRY = 1_024
const BYTES_A_LETTER = 2

/**
 * Keeps each public page ready to send for as long as the catalogue stays as it is. Pages rendered at an older version
 * are rendered anew when next asked for, once however many ask at the same time; the least recently used go first. Keys are
 * made of what was understood of a request, never of a URL as it came: whoever asks must not choose what is kept. While
 * that cannot be done because the database is away or too busy, pages are handed out as they were last.
 */
export function createPageCache(options: Options = {}) {
  const { mostBytes = MOST_BYTES, mostPages = MOST_PAGES, isSourceAway = () => false } = options
  const entries = new Map<string, Entry>()
  const underWay = new Map<string, Promise<Page>>()
  const counts = { hits: 0, misses: 0, old: 0 }
  let version = 0
  let bytes = 0

  function forget(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  function keep(key: string, page: Page, renderedAt: number): void {
    forget(key)
    const size = bytesOf(key, page)
    entries.set(key, { page, version: renderedAt, bytes: size, freshUntil: Date.now() + FRESH_FOR_MS })
    bytes += size
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes && entries.size <= mostPages) break
      forget(oldest)
    }
  }

  async function renew(key: string, render: () => Promise<Rendered>): Promise<Page> {
    // Taken before rendering: a write that comes meanwhile makes this page old at once.
    const renderedAt = version
    const oldBefore = counts.old
    const rendered = await render()
    const page = finish(rendered)
    const isNewest = renderedAt >= (entries.get(key)?.version ?? 0)
    // Made while old answers were handed out, it may be made of them: good enough for now, not for later.
    const isMadeOfNew = counts.old === oldBefore
    if (rendered.keep && isNewest && isMadeOfNew) keep(key, page, renderedAt)
    return page
  }

  async function renewOrLast(key: string, render: () => Promise<Rendered>): Promise<Page> {
    try {
      const page = await renew(key, render)
      return (page.status === UNAVAILABLE && last(key)) || page
    } catch (error) {
      const page = isPassing(error) && last(key)
      if (page) return page
      throw error
    }
  }

  function last(key: string): Page | undefined {
    const entry = entries.get(key)
    if (entry) counts.old += 1
    return entry?.page
  }

  return {
    counts,
    /** Makes every page kept so far an old one. */
    bump: () => {
      version += 1
    },
    size: () => ({ pages: entries.size, bytes }),
    /** The page if it is ready, and current as far as that can be known. */
    ready(key: string): Page | undefined {
      const entry = entries.get(key)
      const isCurrent = entry?.version === version && entry.freshUntil >= Date.now()
      if (!isCurrent) return isSourceAway() ? last(key) : undefined
      counts.hits += 1
      // Moved to the end, so that the first entry is always the least recently used.
      entries.delete(key)
      entries.set(key, entry)
      return entry.page
    },
    render(key: string, render: () => Promise<Rendered>): Promise<Page> {
      // Joined only by those who ask at the same version: nobody is handed a page that was old when they asked.
      const flight = `${version} ${key}`
      const started = underWay.get(flight)
      if (started) return started
      counts.misses += 1
      const fresh = renewOrLast(key, render).finally(() => underWay.delete(flight))
      underWay.set(flight, fresh)
      return fresh
    },
  }
}
export type PageCache = ReturnType<typeof createPageCache>

/** The database is away, or there is more to do than can be done now. */
const isPassing = (error: unknown) =>
  databaseFaultOf(error) || (error instanceof Failure && error.kind === requestFailures.overloaded)

/** What an entry takes up. An address may be longer than its page, and the headers hold the hash of each script. */
function bytesOf(key: string, { headers, bodies }: Page): number {
  const letters = key.length + Object.entries(headers).join().length
  return BYTES_AN_ENTRY + letters * BYTES_A_LETTER + Math.ceil(bodies.identity.length * WITH_ENCODINGS)
}

const gzipped = promisify(gzip)
const brotli = promisify(brotliCompress)
/** Beyond 6 the time doubles for a percent or two. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

export function finish({ status, headers, body }: Omit<Rendered, 'keep'>): Page {
  // Weak, because one tag stands for all encodings of the page.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { status, headers, etag, bodies: { identity: body } }
}

/** Of the four threads that the system lends, two stay free for files, names of hosts and passwords. */
const takeTurn = atMost(2)
const underWay = new WeakMap<Bodies, Partial<Record<Encoding, Promise<Buffer>>>>()

/** The body in an encoding, compressed now if nobody asked for it before: once, however many ask at the same time. */
export async function bodyIn(encoding: Encoding, { bodies }: Page): Promise<Buffer> {
  const started = underWay.get(bodies) ?? {}
  underWay.set(bodies, started)
  started[encoding] ??= takeTurn(() => compressed(encoding, bodies.identity)).finally(() => delete started[encoding])
  const body = await started[encoding]
  bodies[encoding] = body
  return body
}

async function compressed(encoding: Encoding, body: Buffer): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'br' ? brotli(body, BROTLI) : gzipped(body)
}
