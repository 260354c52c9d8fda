import type { Image } from '#contract/images/image.ts'
import { AVATAR_PIXELS, COVER_PIXELS } from '#contract/images/image-limits.ts'
import { pictureFailures } from '#contract/images/images.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { newToken } from '#server/platform/security/random-tokens.ts'
import { checkImage } from './check-image.ts'
import { keepImage } from './keep-image.ts'
import { storeImage } from './store-image.ts'

/** By then the form that brought it has long been dealt with, and somebody shows it or nobody ever will. */
const LOOK_AGAIN_AFTER_MS = 26 * 60 * 60 * 1000

/** Fields whose pictures are shown at one size. */
const SHOWN_AT: Record<string, number> = { avatar: AVATAR_PIXELS, coverImage: COVER_PIXELS }

/**
 * Takes a picture of a form into the store; a refusal is also shown beside its field. What becomes of the form is not
 * known yet: a picture that nobody shows a day later goes again.
 */
export async function storePicture({ db, media, now }: AccountCtx, field: string, upload: Blob): Promise<Image> {
  const bytes = new Uint8Array(await upload.arrayBuffer())
  const picture = await besideField(field, storeImage(media, bytes, newToken(), SHOWN_AT[field]))
  await keepImage(db, picture, new Date(now.getTime() + LOOK_AGAIN_AFTER_MS))
  return picture
}

/** The same for a picture that came by another way than a form. */
export async function storeBytes(
  { db, media, now }: Pick<AccountCtx, 'db' | 'media' | 'now'>,
  bytes: Uint8Array,
): Promise<Image> {
  const picture = await storeImage(media, bytes, newToken())
  await keepImage(db, picture, new Date(now.getTime() + LOOK_AGAIN_AFTER_MS))
  return picture
}

/** The bytes of a picture, if it is one as far as can be told without decoding it. */
export async function checkPicture(field: string, upload: Blob): Promise<Uint8Array> {
  const bytes = new Uint8Array(await upload.arrayBuffer())
  await besideField(field, checkImage(bytes))
  return bytes
}

/** That the shop is busy or full is no fault of the field. */
async function besideField<T>(field: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Failure) || !pictureFailures.includes(error.kind)) throw error
    throw new Failure(error.kind, { fields: { [field]: error.message }, cause: error })
  }
}
