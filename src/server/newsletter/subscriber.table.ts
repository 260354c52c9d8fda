import type { Generated } from 'kysely'

export type NewsletterSubscribersTable = {
  email: string
  created_at: Generated<Date>
  /** Null until the link of the first mail was followed. */
  confirmed_at: Generated<Date | null>
}
