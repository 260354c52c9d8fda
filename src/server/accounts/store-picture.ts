import type { Image } from '#contract/images/image.ts'
import { Failure } from '#contract/platform/failures.ts'
import { storeImage } from '#server/gateways/images/store-image.ts'
import type { AccountCtx } from '#server/platform/context.ts'

/** Takes a picture of a form into the store; a refusal is also shown beside its field. */
export async function storePicture({ media }: AccountCtx, field: string, upload: Blob): Promise<Image> {
  try {
    return await storeImage(media, new Uint8Array(await upload.arrayBuffer()))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw new Failure(error.kind, { fields: { [field]: error.message }, cause: error })
  }
}
