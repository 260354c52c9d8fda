import { z } from 'zod'
import { streamAnswer } from './stream-answer.ts'

/** Goes into a header as it is. */
const name = z.string().regex(/^[\w.-]+$/)

/** A file as the answer of a call. People come to it by a link: the browser shows or keeps it. */
export const fileAnswer = z.object({ name, bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array) })
export type FileAnswer = z.output<typeof fileAnswer>

/** A file of any length, sent while it is being made. */
export const streamedFile = streamAnswer.extend({ name })
export type StreamedFile = z.output<typeof streamedFile>

export const anyFile = z.union([fileAnswer, streamedFile])
