import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { imageFailures } from '#contract/images/images.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { S3Config } from '#server/config.ts'
import { callOutside, outcomeOf } from '#server/platform/call-outside.ts'
import type { MediaStore } from './media-store.ts'

const PATIENCE_MS = 10_000
/** Besides the first try. A write may be repeated freely: the same name always gets the same bytes. */
const RETRIES = 2

/** Keeps files in a bucket of any S3-compatible store, addressed by path: `endpoint/bucket/name`. */
export function s3MediaStore(config: S3Config, patienceMs = PATIENCE_MS): MediaStore {
  const { accessKeyId, secretAccessKey, region } = config
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const bucket = `${config.endpoint.replace(/\/+$/, '')}/${encodeURIComponent(config.bucket)}`

  async function ask(name: string, request: RequestInit & { method: string }): Promise<Buffer | undefined> {
    const what = `${request.method} ${bucket}/${name}`
    const ended = callOutside('images', request.method)
    try {
      const answer = await client.fetch(`${bucket}/${name}`, { ...request, signal: AbortSignal.timeout(patienceMs) })
      const body = Buffer.from(await answer.arrayBuffer())
      const isMissing = answer.status === 404 && request.method !== 'PUT'
      ended(isMissing ? 'done' : outcomeOf(answer.status))
      if (answer.ok) return body
      if (isMissing) return undefined
      throw refusal(what, answer.status, body.toString())
    } catch (cause) {
      if (cause instanceof Failure) throw cause
      ended('away')
      throw new Failure(imageFailures.storeUnavailable, { cause: new Error(`${what} got no answer`, { cause }) })
    }
  }

  return {
    put: async (name, bytes, contentType) => {
      const hash = createHash('sha256').update(bytes).digest('hex')
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': hash }
      await ask(name, { method: 'PUT', headers, body: Buffer.from(bytes) })
    },
    get: (name) => ask(name, { method: 'GET' }),
    has: async (name) => (await ask(name, { method: 'HEAD' })) !== undefined,
    remove: async (name) => {
      await ask(name, { method: 'DELETE' })
    },
  }
}

/** The store's own words go to the log, ours to the shopper. */
function refusal(what: string, status: number, body: string): Failure {
  const code = /<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? ''
  const hint = status === 403 ? ': the key must be allowed to read, write, list and delete in the bucket' : ''
  const cause = new Error(`${what} was refused with ${`${status} ${code}`.trim()}${hint}`)
  const isFull = status === 507 || code === 'QuotaExceeded'
  return new Failure(isFull ? imageFailures.storeFull : imageFailures.storeUnavailable, { cause })
}
