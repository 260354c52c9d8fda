import { createHash } from 'node:crypto'
import { IMAGE_FORMATS, type Image, imageFileName, imageWidths } from '#contract/images/image.ts'
import { checkImage } from './check-image.ts'
import { encodeImage } from './encode-image.ts'
import type { MediaStore } from './media-store.ts'

/**
 * Takes an upload into the store. The same bytes always make the same picture, so doing it again costs nothing, and
 * the files of an attempt that failed half-way are simply used by the next one. A salt makes it a picture of its own,
 * which can be taken away without asking who else uploaded the same.
 */
export async function storeImage(store: MediaStore, bytes: Uint8Array, salt = ''): Promise<Image> {
  const { width, height } = await checkImage(bytes)
  const hash = createHash('sha256').update(salt).update(bytes).digest('hex')
  const image = { id: hash.slice(0, 32), width, height }
  if (await isStored(store, image)) return image
  const variants = await encodeImage(bytes, image)
  const writes = variants.map((one) =>
    store.put(imageFileName(image.id, one.width, one.format), one.bytes, `image/${one.format}`),
  )
  // All of them are waited for, so that a refusal leaves no write running behind the caller's back.
  for (const write of await Promise.allSettled(writes)) {
    if (write.status === 'rejected') throw write.reason
  }
  return image
}

export async function removeImage(store: MediaStore, image: Image): Promise<void> {
  await Promise.all(filesOf(image).map((name) => store.remove(name)))
}

async function isStored(store: MediaStore, image: Image): Promise<boolean> {
  const found = await Promise.all(filesOf(image).map((name) => store.has(name)))
  return found.every(Boolean)
}

const filesOf = (image: Image) =>
  imageWidths(image).flatMap((width) => IMAGE_FORMATS.map((format) => imageFileName(image.id, width, format)))
