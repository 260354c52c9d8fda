import { MAX_IMAGE_BYTES } from '#contract/images/image-limits.ts'
import { imageFailures } from '#contract/images/images.failures.ts'
import { UPLOADED } from '#contract/images/uploads.endpoints.ts'
import { Failure } from '#contract/platform/failures.ts'
import { httpFailures } from '#contract/platform/http.failures.ts'
import type { DirectUploads } from '#server/gateways/images/direct-uploads.ts'
import type { CallCtx } from './context.ts'
import { type Form, MOST_FILES } from './uploads.ts'

/**
 * Puts into a form what its sender has uploaded to the store instead. From then on it is a file like any other, with the
 * same checks; what was read is read once, so nobody can change it behind them, and is taken away.
 */
export async function takeUploaded(
  form: Form,
  { actor, media, log }: Pick<CallCtx, 'actor' | 'media' | 'log'>,
): Promise<Form> {
  const named = Object.entries(form).filter(([field]) => field.startsWith(UPLOADED))
  if (named.length === 0) return form
  const files = Object.values(form).filter((value) => value instanceof Blob)
  if (named.length + files.length > MOST_FILES) throw new Failure(httpFailures.tooLarge)
  const whole: Form = Object.assign(Object.create(null), form)
  for (const [field, reference] of named) {
    delete whole[field]
    const bytes = actor && media.uploads && (await takeAway(media.uploads, [actor.id, String(reference)], log))
    if (!bytes) throw new Failure(imageFailures.uploadLost)
    whole[field.slice(UPLOADED.length)] = new Blob([new Uint8Array(bytes)])
  }
  return whole
}

type Named = Parameters<DirectUploads['nameOf']>

async function takeAway(uploads: DirectUploads, named: Named, log: CallCtx['log']): Promise<Uint8Array | undefined> {
  const name = uploads.nameOf(...named)
  if (!name) return undefined
  const bytes = await uploads.read(name, MAX_IMAGE_BYTES)
  // The form does not wait for it: a job takes away what is left.
  if (bytes) uploads.remove(name).catch((error) => log.warn({ err: error }, 'an upload was not taken away yet'))
  return bytes
}
