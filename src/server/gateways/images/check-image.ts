import {
  IMAGE_TYPES,
  type ImageType,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_RATIO,
  MAX_IMAGE_SIDE,
} from '#contract/images/image-limits.ts'
import { imageFailures } from '#contract/images/images.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { loadSharp } from './load-sharp.ts'

type CheckedImage = { type: ImageType; width: number; height: number }

/** Refuses what is not one still picture within our limits; says its type and its upright size. Decodes no pixels. */
export async function checkImage(bytes: Uint8Array): Promise<CheckedImage> {
  if (bytes.length === 0) throw new Failure(imageFailures.missing)
  if (bytes.length > MAX_IMAGE_BYTES) throw new Failure(imageFailures.tooLarge)
  const type = await typeOf(bytes)
  const { width, height, pages = 1 } = await readHeader(bytes)
  if (pages > 1) throw new Failure(imageFailures.animated)
  if (width * height > MAX_IMAGE_PIXELS || Math.max(width, height) > MAX_IMAGE_SIDE) {
    throw new Failure(imageFailures.tooManyPixels)
  }
  if (Math.max(width, height) > MAX_IMAGE_RATIO * Math.min(width, height)) throw new Failure(imageFailures.tooNarrow)
  return { type, width, height }
}

/** Goes by the first bytes, whatever the file calls itself, and before sharp sees it: sharp would open SVG as well. */
async function typeOf(bytes: Uint8Array): Promise<ImageType> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime
  if (found === 'image/apng' || isAvifSequence(bytes)) throw new Failure(imageFailures.animated)
  const type = IMAGE_TYPES.find((one) => one === found)
  if (!type) throw new Failure(imageFailures.unsupportedType)
  return type
}

/** An AVIF that moves begins with its own brand, and reads as a still picture otherwise. */
const isAvifSequence = (bytes: Uint8Array) => Buffer.from(bytes.subarray(4, 12)).toString('latin1') === 'ftypavis'

async function readHeader(bytes: Uint8Array) {
  const sharp = await loadSharp()
  try {
    // The size is judged by us afterwards, so that too many pixels and a damaged file get different answers.
    const { autoOrient, pages } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { ...autoOrient, pages }
  } catch (cause) {
    throw new Failure(imageFailures.unreadable, { cause })
  }
}
