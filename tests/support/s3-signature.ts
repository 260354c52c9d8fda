import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

type Key = { accessKeyId: string; secretAccessKey: string; region: string }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/

/** Says what is wrong with a request's AWS signature (version 4), in S3's own error code; undefined when it is right. */
export function signatureFault(request: IncomingMessage, body: Buffer, key: Key): string | undefined {
  const [, keyId, day = '', region, signed = '', signature = ''] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? []
  const time = header(request, 'x-amz-date')
  const hash = header(request, 'x-amz-content-sha256')
  if (!keyId || !signed.split(';').includes('host') || !time.startsWith(day)) return 'AccessDenied'
  if (keyId !== key.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== key.region) return 'AuthorizationHeaderMalformed'
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'

  const { pathname, search } = new URL(request.url ?? '/', 'http://stand-in')
  const headers = signed.split(';').map((name) => `${name}:${header(request, name).trim().replace(/ +/g, ' ')}\n`)
  const canonical = [request.method, pathname, search.slice(1), headers.join(''), signed, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const signingKey = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${key.secretAccessKey}`, day))
  const expected = hmac(signingKey, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n'))
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch'
}

const header = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '')
