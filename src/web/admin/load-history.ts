import { listAuditCall } from '#contract/audit/audit.endpoints.ts'
import type { AuditSubject } from '#contract/audit/audit-entry.ts'
import { api } from '#web/kit/api.ts'
import { keysetLoader } from '#web/kit/keyset-list.ts'

const PAGE_SIZE = 20

/** Who did what to a user, a product or an order, newest first. */
export const loadHistory = keysetLoader((query: { subject: AuditSubject; id: string }, cursor) =>
  api(listAuditCall, { ...query, limit: PAGE_SIZE, cursor }),
)
