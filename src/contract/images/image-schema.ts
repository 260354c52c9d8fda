import { z } from 'zod'
import { said } from '#contract/platform/t.ts'
import type { Image } from './image.ts'

export const image = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/, said('This is not a picture id')),
  width: z.int().positive(),
  height: z.int().positive(),
}) satisfies z.ZodType<Image>
