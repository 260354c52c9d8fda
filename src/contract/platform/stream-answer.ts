import { z } from 'zod'

const isStream = (value: unknown) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value

/** Text that is answered bit by bit, as it comes about. */
export const streamAnswer = z.object({ chunks: z.custom<AsyncIterable<string>>(isStream) })
export type StreamAnswer = z.output<typeof streamAnswer>
