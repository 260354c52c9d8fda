import { z } from 'zod'
import type { Role } from '#contract/accounts/roles.ts'
import { failures } from '#contract/platform/failures.ts'
import { typedText } from '#contract/platform/typed-text.ts'

export const LONGEST_NOTE = 2_000
/** About one order, or one person. */
export const MOST_NOTES = 100

export const noteFailures = failures('admin', {
  unknownNote: { status: 404, text: 'This note is gone.' },
  othersNote: { status: 403, text: 'Only whoever wrote it, or a superadmin, can delete this note.' },
  tooManyNotes: {
    status: 409,
    text: 'There are {most} notes already. Delete one first.',
    values: { most: MOST_NOTES },
  },
})

/** Whoever wrote it takes it back; a superadmin any, as of somebody who has left. */
export const mayDeleteNote = (actor: { id: string; role: Role }, authorId: string | null) =>
  actor.role === 'superadmin' || actor.id === authorId

/** What staff tell each other about an order or a person. */
export const staffNote = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  /** By the name they had then. */
  by: z.string(),
  text: z.string(),
  /** By whoever asks. */
  mayDelete: z.boolean(),
})
export type StaffNote = z.output<typeof staffNote>

export const noteText = typedText('Write a note')
  .min(1, 'Write a note')
  .max(LONGEST_NOTE, 'Please shorten this to 2,000 characters')
