import { listAuditCall } from '#contract/audit/audit.endpoints.ts'
import type { AuditSubject } from '#contract/audit/audit-entry.ts'
import { api } from '#web/kit/api.ts'
import { keysetLoader } from './keyset-list.ts'

const PAGE_SIZE = 20

/** Who did what to a user, a product or an order, newest first. */
export const loadHistory = keysetLoader(async (query: { subject: AuditSubject; id: string }, cursor) => {
  const { data, nextCursor } = await api(listAuditCall, { ...query, limit: PAGE_SIZE, cursor })
  return { data, nextCursor, total: data.length }
})
