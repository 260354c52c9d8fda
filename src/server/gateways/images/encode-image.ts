import { availableParallelism } from 'node:os'
import type { Raw, Sharp } from 'sharp'
import { IMAGE_FORMATS, type Image, type ImageFormat, imageWidths } from '#contract/images/image.ts'
import { MAX_IMAGE_PIXELS } from '#contract/images/image-limits.ts'
import { imageFailures } from '#contract/images/images.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { atMost } from '#server/platform/semaphore.ts'
import { loadSharp } from './load-sharp.ts'

export type Variant = { width: number; format: ImageFormat; bytes: Buffer }
type Pixels = { data: Buffer } & Pick<Raw, 'width' | 'height' | 'channels'>

/**
 * `careful` is for uploads, `quick` for very large ones. 132 demo pictures (1000 × 1000, drawn, eight
 * files each) cost 18 s of processor time quickly and 60 s carefully, shared by the cores; at 480 wide the AVIF comes to
 * 9.6 and 6.0 kB, the WebP to 13.7 and 9.3 kB. AVIF's higher efforts take minutes and save a few per cent more.
 */
type Pace = 'careful' | 'quick'

const ENCODERS: Record<Pace, Record<ImageFormat, (image: Sharp) => Sharp>> = {
  careful: {
    avif: (image) => image.avif({ quality: 55, effort: 2, chromaSubsampling: '4:4:4' }),
    webp: (image) => image.webp({ quality: 80, effort: 4 }),
  },
  quick: {
    avif: (image) => image.avif({ quality: 60, effort: 0, chromaSubsampling: '4:2:0' }),
    webp: (image) => image.webp({ quality: 80, effort: 0 }),
  },
}

const LONGEST_S = 30
/** A tall picture would take the careful encoder several seconds; beyond the largest square it gets the quick one. */
const CAREFUL_UP_TO_PIXELS = 1_500_000

// Each task has one thread, and one more than cores keeps them busy between tasks. Node also
// reads files on these four threads, so one of them stays free.
const TASKS_AT_ONCE = Math.min(availableParallelism() + 1, 3)
const takeTurn = atMost(TASKS_AT_ONCE)
/** Decoded pictures are large: those who wait their turn wait as the small files they came in. */
const takePictureTurn = atMost(TASKS_AT_ONCE)
/** Each takes seconds: whoever would wait for longer than half a minute is told to come again. */
const MOST_UPLOADS_WAITING = 20
const takeUploadTurn = atMost(TASKS_AT_ONCE, MOST_UPLOADS_WAITING)

/** A checked picture at every width it is kept at, in every format: upright, in sRGB, without its metadata. */
export const encodeImage = (bytes: Uint8Array, size: Pick<Image, 'width'>, pace: Pace = 'careful') =>
  takeUpload(async (): Promise<Variant[]> => {
    const widths = imageWidths(size).toReversed()
    let pixels = await decode(bytes, Math.max(...widths))
    const sizes: Pixels[] = []
    for (const width of widths) {
      if (width < pixels.width) pixels = await shrink(pixels, width)
      sizes.push(pixels)
    }
    return Promise.all(sizes.flatMap((one) => IMAGE_FORMATS.map((format) => encode(one, format, pace))))
  })

/** A checked picture at one of its widths, for those that are shown at one size only. */
export const encodeAtOneWidth = (bytes: Uint8Array, width: number) =>
  takeUpload(async (): Promise<{ variant: Variant; height: number }> => {
    const pixels = await decode(bytes, width)
    return { variant: await encode(pixels, 'webp', 'careful'), height: pixels.height }
  })

/** Uploads wait for each other first, so that it is known how many do, and then for the drawings. */
const takeUpload = <T>(task: () => Promise<T>) => takeUploadTurn(() => takePictureTurn(task))

/** One size of a drawing of our own, which is opaque: librsvg gives it an alpha channel all the same. */
export const encodeDrawing = (svg: Uint8Array, width: number, format: ImageFormat) =>
  takePictureTurn(async () => {
    const sharp = await loadSharp()
    return encode(await pixelsOf(sharp(svg).resize({ width }).removeAlpha()), format, 'careful')
  })

async function decode(bytes: Uint8Array, width: number): Promise<Pixels> {
  const sharp = await loadSharp()
  const original = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_IMAGE_PIXELS, autoOrient: true })
  try {
    return await pixelsOf(original.resize({ width, kernel: 'cubic' }))
  } catch (cause) {
    throw new Failure(imageFailures.unreadable, { cause })
  }
}

const open = async ({ data, ...raw }: Pixels) => (await loadSharp())(data, { raw })

const shrink = async (pixels: Pixels, width: number) =>
  pixelsOf((await open(pixels)).resize({ width, kernel: 'cubic' }))

const pixelsOf = (image: Sharp) =>
  takeTurn(async (): Promise<Pixels> => {
    const drawn = image.toColourspace('srgb').raw().timeout({ seconds: LONGEST_S })
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, channels: info.channels }
  })

const encode = (pixels: Pixels, format: ImageFormat, pace: Pace) =>
  takeTurn(async (): Promise<Variant> => {
    const isLarge = pixels.width * pixels.height > CAREFUL_UP_TO_PIXELS
    const draw = ENCODERS[isLarge ? 'quick' : pace][format]
    const bytes = await draw(await open(pixels))
      .timeout({ seconds: LONGEST_S })
      .toBuffer()
    return { width: pixels.width, format, bytes }
  })
