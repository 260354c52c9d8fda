import { createHash } from 'node:crypto'
import { IMAGE_FORMATS, type Image, imageFileName, imageWidths } from '#contract/images/image.ts'
import { checkImage } from './check-image.ts'
import { encodeAtOneWidth, encodeImage, type Variant } from './encode-image.ts'
import type { MediaStore } from './media-store.ts'

/**
 * Takes an upload into the store. The same bytes always make the same picture, so doing it again costs nothing, and
 * the files of an attempt that failed half-way are simply used by the next one. A salt makes it a picture of its own,
 * which can be taken away without asking who else uploaded the same. What is shown at one size only is kept at the width
 * nearest to that, and is from then on a picture of that size.
 */
export async function storeImage(store: MediaStore, bytes: Uint8Array, salt = '', shownAt?: number): Promise<Image> {
  const { width, height } = await checkImage(bytes)
  const hash = createHash('sha256').update(salt).update(bytes).digest('hex')
  const image = { id: hash.slice(0, 32), width, height }
  if (shownAt !== undefined) return storeAtOneWidth(store, bytes, image, shownAt)
  if (await isStored(store, image)) return image
  await putAll(store, image, await encodeImage(bytes, image))
  return image
}

async function storeAtOneWidth(store: MediaStore, bytes: Uint8Array, image: Image, shownAt: number): Promise<Image> {
  const width = Math.max(...imageWidths({ width: Math.min(image.width, shownAt) }))
  const { variant, height } = await encodeAtOneWidth(bytes, width)
  await putAll(store, image, [variant])
  return { ...image, width, height }
}

async function putAll(store: MediaStore, image: Image, variants: readonly Variant[]): Promise<void> {
  const writes = variants.map((one) =>
    store.put(imageFileName(image.id, one.width, one.format), one.bytes, `image/${one.format}`),
  )
  // All of them are waited for, so that a refusal leaves no write running behind the caller's back.
  for (const write of await Promise.allSettled(writes)) {
    if (write.status === 'rejected') throw write.reason
  }
}

export async function removeImage(store: MediaStore, image: Image): Promise<void> {
  await Promise.all(filesOf(image).map((name) => store.remove(name)))
}

async function isStored(store: MediaStore, image: Image): Promise<boolean> {
  const found = await Promise.all(filesOf(image).map((name) => store.has(name)))
  return found.every(Boolean)
}

/** The names under which a picture may lie in the store. */
export const filesOf = (image: Image) =>
  imageWidths(image).flatMap((width) => IMAGE_FORMATS.map((format) => imageFileName(image.id, width, format)))
