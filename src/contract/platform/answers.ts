import { z } from 'zod'

/** The body of every refused call. */
export const failureAnswer = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** What the caller needs to go on from here, where a refusal offers a way. */
  data: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
})
export type FailureAnswer = z.output<typeof failureAnswer>
