import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '#contract/images/image-limits.ts'
import { signUploadCall, UPLOADED } from '#contract/images/uploads.endpoints.ts'
import type { Api } from '#contract/platform/api.ts'
import { api } from './api.ts'
import { isFailure } from './is-failure.ts'

const LOST = 'images/upload-lost'
/** A store that does not answer must not keep anybody from sending the picture the other way. */
const PATIENCE_MS = 60_000

/** Off until the next page: forms bring their pictures along here, or the store cannot be reached from this browser. */
let isOff = false

/**
 * An api whose pictures go straight to the shop's store where that is possible: only a reference goes with the form then. Where
 * it is not, or fails, the form brings them along as ever.
 */
export const withDirectUploads = (sendBy: Api): Api => {
  const send = sendBy as (endpoint: unknown, input: unknown) => Promise<never>
  return async (endpoint, ...[input]) => {
    const referring = isOff ? undefined : await uploadPictures({ ...(input as object) })
    if (!referring) return send(endpoint, input)
    try {
      return await send(endpoint, referring)
    } catch (error) {
      if (isFailure(error) && error.kind.code === LOST) return send(endpoint, input)
      throw error
    }
  }
}

/** The form with references for its pictures; undefined if they have to go with it. */
async function uploadPictures(input: Record<string, unknown>): Promise<Record<string, unknown> | undefined> {
  const pictures = Object.entries(input).filter((field): field is [string, Blob] => field[1] instanceof Blob)
  if (pictures.length === 0 || !pictures.every(([, picture]) => isLikely(picture))) return undefined
  const referring = { ...input }
  for (const [name, picture] of pictures) {
    const reference = await uploadPicture(picture)
    if (!reference) return undefined
    delete referring[name]
    referring[UPLOADED + name] = reference
  }
  return referring
}

const typeOf = ({ type }: Blob) => IMAGE_TYPES.find((one) => one === type)

/** What the shop would refuse by its look is refused by the shop, in its own words. */
const isLikely = (picture: Blob) => typeOf(picture) && picture.size > 0 && picture.size <= MAX_IMAGE_BYTES

async function uploadPicture(picture: Blob): Promise<string | undefined> {
  const type = typeOf(picture)
  if (!type) return undefined
  // A shop that does not sign, because it is busy or it was asked too often, is told the same by the form itself.
  const signed = await api(signUploadCall, { type, size: picture.size }).catch(() => undefined)
  if (signed && !signed.data) isOff = true
  if (!signed?.data) return undefined
  const { url, reference } = signed.data
  const put = { method: 'PUT', body: picture, headers: { 'content-type': type }, credentials: 'omit' as const }
  const answer = await fetch(url, { ...put, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined)
  if (!answer) isOff = true
  return answer?.ok ? reference : undefined
}
