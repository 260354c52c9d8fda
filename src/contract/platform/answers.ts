import { z } from 'zod'

/** The body of every refused call. */
export const failureAnswer = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
})
export type FailureAnswer = z.output<typeof failureAnswer>
