import type { Generated } from 'kysely'
import type { Language } from '#contract/platform/languages.ts'

export type NewsletterSubscribersTable = {
  email: string
  language: Generated<Language>
  created_at: Generated<Date>
  /** Null until the link of the first mail was followed. */
  confirmed_at: Generated<Date | null>
}
