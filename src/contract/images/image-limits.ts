/** What an uploaded picture may be: the file field offers it, the server enforces it, the refusals name it. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]

export const MAX_IMAGE_MB = 5
export const MAX_IMAGE_BYTES = MAX_IMAGE_MB * 1024 * 1024

export const MAX_IMAGE_MEGAPIXELS = 24
export const MAX_IMAGE_PIXELS = MAX_IMAGE_MEGAPIXELS * 1_000_000

/** WebP cannot hold more than 16,383 pixels a side; a long narrow strip would meet that before the pixel limit. */
export const MAX_IMAGE_SIDE = 16_000
