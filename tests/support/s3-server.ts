import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

const BUCKET = 'pictures'
/** The one key that this server knows. */
const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' }

/** Browsers of this origin may put files into the bucket, as docs/operations.md says it. */
const corsFor = (origin: string) =>
  `<CORSConfiguration><CORSRule><AllowedOrigin>${origin}</AllowedOrigin><AllowedMethod>PUT</AllowedMethod><AllowedHeader>content-type</AllowedHeader></CORSRule></CORSConfiguration>`

/** Somebody else's S3 server, which checks signatures, lengths and lifetimes in its own way. */
export async function startS3Server(origin = 'http://localhost:3000') {
  const directory = await mkdtemp(join(tmpdir(), 'likho-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [corsFor(origin)] }],
  })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    /** As a shop's environment says it. */
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
    },
    settings: { ...KEY, bucket: BUCKET, endpoint, uploadEndpoint: endpoint },
    /** What lies in the bucket below this prefix, by the names of its files. */
    async namesBelow(prefix: string): Promise<string[]> {
      const files = await readdir(join(directory, BUCKET), { recursive: true })
      const objects = files.filter((file) => file.endsWith('._S3rver_object'))
      return objects.map((file) => file.replace('._S3rver_object', '')).filter((name) => name.startsWith(prefix))
    },
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
