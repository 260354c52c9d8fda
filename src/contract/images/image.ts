/**
 * A picture of the shop: the hash of what was uploaded, and its upright size, so that pages can keep its place.
 * Its schema stands in a file of its own, so that pages which only show pictures do not load zod.
 */
export type Image = { id: string; width: number; height: number }

export const IMAGE_FORMATS = ['avif', 'webp'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** From the thumbnail in the cart to the full-width picture on a dense phone screen. */
const IMAGE_WIDTHS = [160, 320, 480, 800, 1200] as const

type Sized = Pick<Image, 'width'>

/** The widths a picture is kept at. It is never enlarged: one smaller than all of them is kept at its own. */
export function imageWidths({ width }: Sized): number[] {
  const widths = IMAGE_WIDTHS.filter((one) => one <= width)
  return widths.length > 0 ? widths : [width]
}

export const imageFileName = (id: string, width: number, format: ImageFormat) => `${id}-${width}.${format}`

/** One kept width, by its own address. Asking for a width the picture does not have finds nothing. */
export const imageUrl = (id: string, width: number, format: ImageFormat) => `/media/${imageFileName(id, width, format)}`

/** The address of the kept width that fills this many pixels best: the next one up, or else the largest there is. */
export function imageUrlFor(image: Image, pixels: number, format: ImageFormat = 'webp'): string {
  const widths = imageWidths(image)
  return imageUrl(image.id, widths.find((one) => one >= pixels) ?? Math.max(...widths), format)
}

export const imageSrcSet = (image: Image, format: ImageFormat) =>
  imageWidths(image)
    .map((width) => `${imageUrl(image.id, width, format)} ${width}w`)
    .join(', ')
