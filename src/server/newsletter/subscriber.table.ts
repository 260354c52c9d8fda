import type { Generated } from 'kysely'

export type NewsletterSubscribersTable = {
  email: string
  created_at: Generated<Date>
}
