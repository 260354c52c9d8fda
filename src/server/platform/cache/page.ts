import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { atMost } from '../semaphore.ts'

/** A finished answer, in each encoding from the first time a browser asks for that one. */
export type Page = {
  status: number
  headers: Record<string, string>
  etag: string
  bodies: Bodies
  /** Its headers, put together when they are first sent with that encoding or with a 304. */
  heads: Partial<Record<Head, string[]>>
  /** What it was made of, if that is known. */
  tags?: readonly string[] | undefined
}
export type Encoding = 'identity' | 'gzip' | 'br'
export type Head = Encoding | 'none'
type Bodies = { identity: Buffer } & Partial<Record<Encoding, Buffer>>
export type Rendered = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Whether it may be handed to others: refusals and pages that ask for it are rendered each time. */
  keep: boolean
  /** What it was made of, if that is known. */
  tags?: readonly string[] | undefined
  /** What broke parts of it. */
  faults?: readonly string[] | undefined
  /** The body as whoever asked for it takes it. */
  encoded?: { encoding: Encoding; body: Buffer } | undefined
}

const gzipped = promisify(gzip)
const brotli = promisify(brotliCompress)
/** At 4 pages are 8 % larger; 6 takes an eighth longer for half a percent, and beyond that the time doubles. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** At once, for a thread that nobody else waits for. In memory of its own, which it can hand over. */
export function encodedNow(encoding: Encoding, body: Buffer): Buffer {
  const encoded = encoding === 'br' ? brotliCompressSync(body, BROTLI) : gzipSync(body)
  return Buffer.from(new Uint8Array(encoded).buffer)
}

export function finish({ status, headers, body, tags, encoded }: Omit<Rendered, 'keep'>): Page {
  // Weak, because one tag stands for all encodings of the page.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const bodies = { identity: body, ...(encoded && { [encoded.encoding]: encoded.body }) }
  return { status, headers, etag, bodies, heads: {}, tags }
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

/** What the compressed bodies of a page come to at most, beside the plain one. */
const WITH_ENCODINGS = 1.5
/** What the objects of an entry take, without what they hold. */
const BYTES_AN_ENTRY = 1_024
const BYTES_A_LETTER = 2

/** What a kept page takes up. An address may be longer than its page, and the headers hold the hash of each script. */
export function bytesOf(key: string, { headers, bodies }: Page): number {
  const letters = key.length + Object.entries(headers).join().length
  return BYTES_AN_ENTRY + letters * BYTES_A_LETTER + Math.ceil(bodies.identity.length * WITH_ENCODINGS)
}
