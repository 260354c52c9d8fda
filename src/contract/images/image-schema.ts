import { z } from 'zod'
import { errorMessage, t } from '#contract/platform/t.ts'
import { upload } from '#contract/platform/upload.ts'
import type { Image } from './image.ts'
import { imageFailures } from './images.failures.ts'

export const image = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/, errorMessage('This is not a picture id')),
  width: z.int().positive(),
  height: z.int().positive(),
}) satisfies z.ZodType<Image>

/** A picture in a form. */
export const picture = upload({ error: () => t(imageFailures.missing.text) })
