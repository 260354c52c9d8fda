import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'
import { pageOf, paging } from '#contract/platform/paging.ts'
import { AUDIT_SUBJECTS, auditEntry } from './audit-entry.ts'

export const auditFailures = failures('audit', {
  unknown: { status: 404, text: 'There is nothing of that kind here.' },
  badCursor: { status: 400, text: 'This page of the list does not exist. Please start from the first one.' },
})

export const listAuditCall = endpoint({
  method: 'GET',
  path: '/api/v2/admin/history/:subject/:id',
  who: 'seeAdminPanel',
  summary:
    'Who changed a user, a product, an order or a season, newest first. Sellers see the history of their own products.',
  input: paging.extend({ subject: z.enum(AUDIT_SUBJECTS), id: z.uuid() }),
  answer: pageOf(auditEntry).omit({ total: true }),
  failures: [auditFailures.unknown, auditFailures.badCursor],
})
