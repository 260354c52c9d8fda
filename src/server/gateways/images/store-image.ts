import { createHash } from 'node:crypto'
import { IMAGE_FORMATS, type Image, imageFileName, imageWidths } from '#contract/images/image.ts'
import { checkImage } from './check-image.ts'
import { encodeImage, type Pace } from './encode-image.ts'
import type { MediaStore } from './media-store.ts'

/**
 * Takes an upload into the store. The same bytes always make the same picture, so doing it again costs nothing, and
 * the files of an attempt that failed half-way are simply used by the next one.
 */
export async function storeImage(store: MediaStore, bytes: Uint8Array, pace?: Pace): Promise<Image> {
  const { width, height } = await checkImage(bytes)
  const image = { id: createHash('sha256').update(bytes).digest('hex').slice(0, 32), width, height }
  if (await isStored(store, image)) return image
  const variants = await encodeImage(bytes, image, pace)
  const writes = variants.map((one) =>
    store.put(imageFileName(image.id, one.width, one.format), one.bytes, `image/${one.format}`),
  )
  // All of them are waited for, so that a refusal leaves no write running behind the caller's back.
  for (const write of await Promise.allSettled(writes)) {
    if (write.status === 'rejected') throw write.reason
  }
  return image
}

async function isStored(store: MediaStore, image: Image): Promise<boolean> {
  const names = imageWidths(image).flatMap((width) =>
    IMAGE_FORMATS.map((format) => imageFileName(image.id, width, format)),
  )
  const found = await Promise.all(names.map((name) => store.has(name)))
  return found.every(Boolean)
}
