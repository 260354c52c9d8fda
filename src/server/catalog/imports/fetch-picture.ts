import { linkTexts } from '#contract/catalog/product-import.texts.ts'
import { MAX_IMAGE_BYTES } from '#contract/images/image-limits.ts'
import { pictureFailures } from '#contract/images/picture-failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { storeBytes } from '#server/gateways/images/store-picture.ts'
import { LinkFault } from '#server/gateways/links/link-reader.ts'
import type { JobCtx } from '#server/platform/jobs/define-job.ts'
import type { Brought } from './bring-pictures.ts'

/** Takes the picture behind a link into the store, as if it had been uploaded. What is not the link's fault is thrown. */
export async function fetchPicture({ db, gateways, now, signal }: JobCtx, link: string): Promise<Brought> {
  try {
    const bytes = await gateways.links.read(link, MAX_IMAGE_BYTES, signal)
    const { id } = await storeBytes({ db, media: gateways.media, now }, bytes)
    return { id }
  } catch (error) {
    if (error instanceof LinkFault) return { text: linkTexts[error.kind] }
    if (error instanceof Failure && pictureFailures.includes(error.kind)) return { text: error.message }
    throw error
  }
}
