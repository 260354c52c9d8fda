import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'
import { pageOf, paging } from '#contract/platform/paging.ts'
import { BAD_CURSOR } from '#contract/platform/platform.failures.ts'
import { AUDIT_SUBJECTS, auditEntry } from './audit-entry.ts'

export const auditFailures = failures('audit', {
  unknown: { status: 404, text: 'We couldn’t find this.' },
  badCursor: BAD_CURSOR,
})

export const listAuditCall = endpoint('listAudit', 'GET', '/api/v2/admin/history/:subject/:id', {
  who: 'seeAdminPanel',
  summary:
    'The history of a user, product, order, review, season or of the settings, newest first. Sellers see that of their own products.',
  input: paging.extend({ subject: z.enum(AUDIT_SUBJECTS), id: z.uuid() }),
  answer: pageOf(auditEntry).omit({ total: true }),
  failures: [auditFailures.unknown, auditFailures.badCursor],
})
