import type { FastifyBaseLogger } from 'fastify'
import { callOutside, outcomeOf } from '../call-outside.ts'
import type { Change } from './cache-changes.ts'

export type Cdn = {
  /** What a CDN in front may do with an answer, and the tags by which it is told to let go of it. */
  headersFor: (tags: readonly string[]) => Record<string, string>
  /** Tells the CDN what changed. */
  purge: (change: Change) => void
  close: () => void
}
type Settings = { url: string; token: string }

/** Whoever keeps it asks each time whether it is still good, which costs a 304: nobody would tell them of a change. */
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate'
/** As long as the shop itself keeps a page without a change. */
const UNTIL_PURGED = 'public, max-age=0, s-maxage=300, stale-while-revalidate=60'
/** Every answer carries it, so that all can be purged at once. */
const EVERYTHING = 'shop'
/** Changes are told together. Those that are not urgent wait until no process of the shop hands out the old page. */
const [HARD_AFTER_MS, SOFT_AFTER_MS] = [100, 2_500]
const ANSWER_WITHIN_MS = 5_000
/** What fits into a header everywhere. */
const MOST_TAGS = 250

/** Tags for a CDN, by the names that Fastly (Surrogate-Key) and Cloudflare (Cache-Tag) know them under, and its purge call. */
export function openCdn(settings: Settings | undefined, log: FastifyBaseLogger): Cdn {
  const hard = batch(HARD_AFTER_MS, (tags) => call(tags, { soft: false }))
  const soft = batch(SOFT_AFTER_MS, (tags) => call(tags, { soft: true }))

  async function call(tags: readonly string[], { soft }: { soft: boolean }): Promise<void> {
    if (!settings) return
    const ended = callOutside('cdn', 'purge')
    try {
      const answer = await fetch(settings.url, {
        method: 'POST',
        headers: {
          'surrogate-key': (tags.length > MOST_TAGS ? [EVERYTHING] : tags).join(' '),
          'fastly-key': settings.token,
          ...(soft && { 'fastly-soft-purge': '1' }),
        },
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      ended(outcomeOf(answer.status))
      if (!answer.ok) log.error({ status: answer.status, tags: tags.length }, 'the CDN refused a purge')
    } catch (error) {
      ended('away')
      log.error({ err: error, tags: tags.length }, 'the CDN could not be told of a change')
    }
  }

  return {
    headersFor: (tags) =>
      settings ? { 'cache-control': UNTIL_PURGED, ...namesOf(tags) } : { 'cache-control': ASK_EACH_TIME },
    purge(change) {
      if (!settings) return
      if (change === 'everything') return hard.add([EVERYTHING])
      hard.add(change.hard)
      // Once more when every process of the shop has heard of it: a page fetched in between may be an old one.
      soft.add([...change.hard, ...change.soft])
    },
    close() {
      hard.close()
      soft.close()
    },
  }
}

/** Gathers tags and hands them on together. */
function batch(afterMs: number, send: (tags: string[]) => Promise<void>) {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  return {
    add(tags: readonly string[]): void {
      for (const tag of tags) waiting.add(tag)
      if (waiting.size > 0) timer ??= setTimeout(flush, afterMs).unref()
    },
    close: () => clearTimeout(timer),
  }

  function flush(): void {
    timer = undefined
    const tags = [...waiting]
    waiting.clear()
    void send(tags)
  }
}

/** A CDN keeps them to itself. Where there is none they would be kilobytes that every visitor is sent for nothing. */
const namesOf = (tags: readonly string[]) => ({
  'surrogate-key': [EVERYTHING, ...tags].join(' '),
  'cache-tag': [EVERYTHING, ...tags].join(','),
})
