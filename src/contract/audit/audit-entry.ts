import { z } from 'zod'

/** What an entry can be about. */
export const AUDIT_SUBJECTS = ['user', 'product', 'order', 'review', 'season', 'settings'] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** From what to what, by field. */
export const changes = z.record(z.string(), z.tuple([value, value]))
export type Changes = z.output<typeof changes>

export const auditEntry = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  /** Who did it, by the name they had then. */
  by: z.string(),
  /** In words. */
  action: z.string(),
  changes,
})
export type AuditEntry = z.output<typeof auditEntry>
