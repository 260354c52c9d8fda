import { msg } from '#contract/platform/t.ts'
/** What an uploaded picture may be: the file field offers it, the server enforces it, the refusals name it. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const NOT_A_PICTURE = msg('This isn’t a JPEG, PNG, WebP or AVIF picture.')
export type ImageType = (typeof IMAGE_TYPES)[number]

export const MAX_IMAGE_MB = 5
export const MAX_IMAGE_BYTES = MAX_IMAGE_MB * 1024 * 1024

export const MAX_IMAGE_MEGAPIXELS = 24
export const MAX_IMAGE_PIXELS = MAX_IMAGE_MEGAPIXELS * 1_000_000

export const MAX_IMAGE_SIDE = 8_000

/** How many times as long as the other one side may be. Widths are fixed, so a tall strip would cost many times what a photo does. */
export const MAX_IMAGE_RATIO = 3

/** Pictures of people are shown at one size, and kept at that one. */
export const AVATAR_PIXELS = 320
export const COVER_PIXELS = 1200
