import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { signatureFault } from './s3-signature.ts'

const key = { accessKeyId: 'stand-in-key', secretAccessKey: 'stand-in-secret', region: 'us-east-1' }
const BUCKET = 'pictures'

type StoredObject = { bytes: Buffer; contentType: string | undefined }
type Mishap = { status: number; code: string } | 'silence'

/** One bucket of an S3 store on a port of its own: checks every signature, keeps objects in memory, fails on request. */
export async function startS3StandIn() {
  const objects = new Map<string, StoredObject>()
  const asked: string[] = []
  let mishap: Mishap | undefined

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    asked.push(`${request.method} ${request.url}`)
    if (mishap === 'silence') return
    const refuse = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
    if (mishap) return void refuse(mishap.status, mishap.code)
    const fault = signatureFault(request, body, key)
    if (fault) return void refuse(403, fault)

    const [, bucket, name = ''] = (request.url ?? '').split('/')
    if (bucket !== BUCKET) return void refuse(404, 'NoSuchBucket')
    if (request.method === 'PUT') {
      objects.set(name, { bytes: body, contentType: request.headers['content-type'] })
      return void response.writeHead(200).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(name)
      return void response.writeHead(204).end()
    }
    const object = objects.get(name)
    if (!object) return void refuse(404, 'NoSuchKey')
    const headers = { 'content-type': object.contentType, 'content-length': object.bytes.length }
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : object.bytes)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo

  return {
    settings: { ...key, bucket: BUCKET, endpoint: `http://127.0.0.1:${port}` },
    objects,
    /** Every request so far, as `PUT /bucket/name`. */
    asked,
    /** From now on, every request meets this; undefined mends it. */
    suffer: (what: Mishap | undefined) => {
      mishap = what
    },
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}
