import { MOST_LINKS_A_DAY } from '#contract/catalog/picture-cell.ts'
import { importFailures } from '#contract/catalog/product-import.failures.ts'
import { linkTexts, productImportTexts } from '#contract/catalog/product-import.texts.ts'
import { MAX_IMAGE_BYTES } from '#contract/images/image-limits.ts'
import { pictureFailures } from '#contract/images/images.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { consumeLimit } from '#server/accounts/consume-limit.ts'
import { subjectOf } from '#server/accounts/limits.ts'
import { storeBytes } from '#server/gateways/images/store-picture.ts'
import { LinkFault } from '#server/gateways/links/link-reader.ts'
import type { JobCtx } from '#server/platform/jobs/define-job.ts'
import type { RunningImport } from './running-import.store.ts'

/** The id of a picture, or why there is none. */
export type Brought = { id: string; text?: undefined } | { id?: undefined; text: string }

/** What links of an import took: how many they were, which hosts did not answer in time, how long all were waited for. */
export type Fetched = { links: number; slowHosts: readonly string[]; waitedMs: number }

const AT_ONCE = 3
/** So long the links of one table may be waited for in all: imports take turns, and others wait as well. */
const MOST_WAIT_MS = 10 * 60_000
const A_DAY = { max: MOST_LINKS_A_DAY, windowMs: 24 * 60 * 60_000 }
/** Refusals that are told of the row. */
const TOLD = [...pictureFailures, importFailures.tooManyLinksToday]

/** Fetches the pictures behind links, a few at a time. A host that was too slow once is not asked again by this import. */
export async function fetchPictures(
  ctx: JobCtx,
  { user_id, slow_hosts, waited_ms }: RunningImport,
  links: readonly string[],
): Promise<Fetched & { found: Map<string, Brought> }> {
  const startedAt = performance.now()
  const waited = () => Math.round(performance.now() - startedAt)
  const slow = new Set(slow_hosts)
  const found = new Map<string, Brought>()
  const left = links.values()
  const fetchSome = async () => {
    for (const link of left) found.set(link, await bring(link))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome))
  const slowHosts = [...slow].filter((host) => !slow_hosts.includes(host))
  return { found, links: links.length, slowHosts, waitedMs: waited() }

  async function bring(link: string): Promise<Brought> {
    const { host } = new URL(link)
    if (slow.has(host)) return { text: linkTexts.tooSlow }
    if (waited_ms + waited() >= MOST_WAIT_MS) return { text: productImportTexts.linksTookTooLong }
    try {
      await consumeLimit(ctx, subjectOf('picture-links', user_id), A_DAY, importFailures.tooManyLinksToday)
      return { id: await fetchPicture(ctx, link) }
    } catch (error) {
      if (error instanceof LinkFault && error.kind === 'tooSlow') slow.add(host)
      if (error instanceof LinkFault) return { text: linkTexts[error.kind] }
      if (error instanceof Failure && TOLD.includes(error.kind)) return { text: error.message }
      throw error
    }
  }
}

/** Takes the picture behind a link into the store, as if it had been uploaded. */
async function fetchPicture({ db, gateways, now, signal }: JobCtx, link: string): Promise<string> {
  const bytes = await gateways.links.read(link, MAX_IMAGE_BYTES, signal)
  const { id } = await storeBytes({ db, media: gateways.media, now }, bytes)
  return id
}
