import type { Image } from '#contract/images/image.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { AccountCtx } from '#server/platform/context.ts'
import { newToken } from '#server/platform/random-tokens.ts'
import { keepImage } from './keep-image.ts'
import { storeImage } from './store-image.ts'

/** By then a registration has become a user or is swept away. */
const LOOK_AGAIN_AFTER_MS = 26 * 60 * 60 * 1000

/**
 * Takes a picture of a form into the store; a refusal is also shown beside its field. What becomes of the form is not
 * known yet: a picture that nobody shows a day later goes again.
 */
export async function storePicture({ db, media, now }: AccountCtx, field: string, upload: Blob): Promise<Image> {
  const picture = await storeImage(media, new Uint8Array(await upload.arrayBuffer()), newToken()).catch((error) => {
    if (!(error instanceof Failure)) throw error
    throw new Failure(error.kind, { fields: { [field]: error.message }, cause: error })
  })
  await keepImage(db, picture, new Date(now.getTime() + LOOK_AGAIN_AFTER_MS))
  return picture
}
