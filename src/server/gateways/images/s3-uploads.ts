import { AwsClient, AwsV4Signer } from 'aws4fetch'
import { imageFailures } from '#contract/images/images.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { S3Config } from '#server/config.ts'
import { type DirectUploads, uploadName } from './direct-uploads.ts'

const LIVES_S = 10 * 60
const PATIENCE_MS = 10_000

/**
 * Signed addresses of the bucket. Type and length are part of what is signed, so the store itself refuses a longer file:
 * a policy for forms (POST) would bound it as well, but not every store knows those.
 */
export function s3Uploads(config: S3Config, uploadEndpoint: string, livesS = LIVES_S): DirectUploads {
  const { accessKeyId, secretAccessKey, region } = config
  const key = { accessKeyId, secretAccessKey, region, service: 's3' }
  const client = new AwsClient({ ...key, retries: 1 })
  const addressOf = (endpoint: string, name: string) =>
    `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(config.bucket)}/${name}`

  async function ask(name: string, method: 'GET' | 'DELETE'): Promise<Response | undefined> {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await client.fetch(addressOf(config.endpoint, name), { method, signal }).catch((cause) => {
      throw new Failure(imageFailures.storeUnavailable, { cause })
    })
    if (answer.ok) return answer
    await answer.body?.cancel()
    if (answer.status === 404) return undefined
    const cause = new Error(`${method} of an upload was refused with ${answer.status}`)
    throw new Failure(imageFailures.storeUnavailable, { cause })
  }

  return {
    origin: new URL(uploadEndpoint).origin,
    nameOf: uploadName,
    async sign(name, { type, size }) {
      const url = `${addressOf(uploadEndpoint, name)}?X-Amz-Expires=${livesS}`
      const headers = { 'content-type': type, 'content-length': String(size) }
      const signer = new AwsV4Signer({ ...key, method: 'PUT', url, headers, signQuery: true, allHeaders: true })
      return (await signer.sign()).url.toString()
    },
    async read(name, mostBytes) {
      const answer = await ask(name, 'GET')
      return answer && readAtMost(answer, mostBytes)
    },
    async remove(name) {
      await (await ask(name, 'DELETE'))?.body?.cancel()
    },
  }
}

/** However long the store says it is. */
async function readAtMost(answer: Response, mostBytes: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.length
    // Leaving the loop ends the connection.
    if (length > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
