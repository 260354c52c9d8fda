import type { Readable } from 'node:stream'
import type { FastifyError, FastifyRequest } from 'fastify'
import { MAX_IMAGE_BYTES } from '#contract/images/image-limits.ts'
import { imageFailures } from '#contract/images/images.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { httpFailures } from '#contract/platform/http.failures.ts'
import { t } from '#contract/platform/t.ts'
import { atMost, atMostOfEach } from '../semaphore.ts'
import type { Actor } from './context.ts'
import { networkOf } from './network-of.ts'

/** The pictures that a form of ours may have. */
export const MOST_FILES = 2

/**
 * Room for the two pictures and the few fields that our forms have. All parts together are counted by us: the parser has no
 * ears for the ones beyond a limit of its own, and when a form ends within such a part, the whole process did.
 */
const LIMITS = {
  files: MOST_FILES,
  fields: 30,
  fileSize: MAX_IMAGE_BYTES,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
}

const MOST_PARTS = 32

export type Form = Record<string, string | Blob>
type Caller = { actor: Actor; address: string }

export const FORMS_AT_ONCE = 15
export const FORMS_WAITING = 30
export const FORMS_OF_ONE = 3

const ofSignedIn = atMost(FORMS_AT_ONCE, FORMS_WAITING)
const ofStrangers = atMost(FORMS_AT_ONCE, FORMS_WAITING)
const ofOne = atMostOfEach(FORMS_OF_ONE)

/**
 * A form is held in memory until it is dealt with. Those who wait have not been read yet. Strangers have turns of their
 * own, and each account or network a few of them: nobody keeps the others from registering, or staff from their work.
 */
export const takeFormTurn = <T>({ actor, address }: Caller, task: () => Promise<T>): Promise<T> =>
  ofOne(actor?.id ?? networkOf(address), () => (actor ? ofSignedIn : ofStrangers)(task))

/** Reads a form into one object: texts as strings, files as Blobs. Everything stays in memory, within the limits. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  try {
    return await Promise.race([tooManyParts(request), readParts(request), goneBeforeItsEnd(request.raw)])
  } catch (cause) {
    if (cause instanceof Failure) throw cause
    const isTooMuch = (cause as FastifyError).statusCode === 413
    throw new Failure(isTooMuch ? httpFailures.tooLarge : httpFailures.malformed, { cause })
  }
}

/** Rejects once there are more parts than any form of ours has, and hands no more of them to the parser, which takes long over each. */
function tooManyParts({ raw, headers }: FastifyRequest): Promise<never> {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(headers['content-type'] ?? '') ?? []
  const boundary = `--${quoted ?? plain ?? ''}`
  let parts = 0
  return new Promise((_, reject) => {
    raw.on('data', (chunk: Buffer) => {
      for (let at = chunk.indexOf(boundary); at >= 0 && parts <= MOST_PARTS; at = chunk.indexOf(boundary, at + 1))
        parts += 1
      if (parts <= MOST_PARTS) return
      raw.unpipe()
      reject(new Failure(httpFailures.tooLarge))
    })
  })
}

/** Rejects when whoever sends goes away: the parts would be waited for without end, and the turn never be given back. */
function goneBeforeItsEnd(raw: Readable): Promise<never> {
  return new Promise((_, reject) => {
    const check = () => raw.readableAborted && reject(new Failure(httpFailures.malformed))
    check()
    raw.once('close', check)
  })
}

async function readParts(request: FastifyRequest): Promise<Form> {
  const form: Form = Object.create(null)
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new Failure(httpFailures.tooLarge)
      form[part.fieldname] = String(part.value)
      continue
    }
    const file = await contentOf(part.file)
    if (part.file.truncated) {
      const { text, values } = imageFailures.tooLarge
      throw new Failure(imageFailures.tooLarge, { fields: { [part.fieldname]: t(text, values) } })
    }
    // A file field that was left empty is sent as a file without name and content.
    if (file.size > 0 || part.filename) form[part.fieldname] = file
  }
  return form
}

/** A Blob of Blobs refers to them: a file is copied once, as its pieces come, and is never in memory twice. */
async function contentOf(file: AsyncIterable<Buffer<ArrayBuffer>>): Promise<Blob> {
  const pieces: Blob[] = []
  for await (const piece of file) pieces.push(new Blob([piece]))
  return new Blob(pieces)
}
