import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A finished answer in every encoding a browser may ask for. */
export type Page = { status: number; headers: Record<string, string>; etag: string; bodies: Bodies }
export type Bodies = { identity: Buffer; gzip: Buffer; br: Buffer }
export type Rendered = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Whether it may be handed to others: refusals and pages that ask for it are rendered each time. */
  keep: boolean
}

type Entry = { page: Page; version: number; bytes: number }

const MOST_BYTES = 64 * 1024 * 1024

/**
 * Keeps each public page ready to send for as long as the catalogue stays as it is. Pages rendered at an older version
 * are rendered anew when next asked for, once however many ask at the same time; the least recently used go first.
 */
export function createPageCache(mostBytes = MOST_BYTES) {
  const entries = new Map<string, Entry>()
  const underWay = new Map<string, Promise<Page>>()
  const counts = { hits: 0, misses: 0 }
  let version = 0
  let bytes = 0

  function forget(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  function keep(key: string, page: Page, renderedAt: number): void {
    forget(key)
    const size = page.bodies.identity.length + page.bodies.gzip.length + page.bodies.br.length
    entries.set(key, { page, version: renderedAt, bytes: size })
    bytes += size
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) break
      forget(oldest)
    }
  }

  async function renew(key: string, render: () => Promise<Rendered>): Promise<Page> {
    // Taken before rendering: a write that comes meanwhile makes this page old at once.
    const renderedAt = version
    const rendered = await render()
    const page = await finish(rendered)
    const isNewest = renderedAt >= (entries.get(key)?.version ?? 0)
    if (rendered.keep && isNewest) keep(key, page, renderedAt)
    return page
  }

  return {
    counts,
    /** Makes every page kept so far an old one. */
    bump: () => {
      version += 1
    },
    size: () => ({ pages: entries.size, bytes }),
    /** The page if it is ready and current. */
    ready(key: string): Page | undefined {
      const entry = entries.get(key)
      if (!entry || entry.version !== version) return undefined
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
      const fresh = renew(key, render).finally(() => underWay.delete(flight))
      underWay.set(flight, fresh)
      return fresh
    },
  }
}
export type PageCache = ReturnType<typeof createPageCache>

const gzipped = promisify(gzip)
const brotli = promisify(brotliCompress)
/** Beyond 6 the time doubles for a percent or two. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

export async function finish({ status, headers, body }: Omit<Rendered, 'keep'>): Promise<Page> {
  const [zipped, brotlied] = await Promise.all([gzipped(body), brotli(body, BROTLI)])
  // Weak, because one tag stands for all encodings of the page.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { status, headers, etag, bodies: { identity: body, gzip: zipped, br: brotlied } }
}
