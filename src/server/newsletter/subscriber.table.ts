import type { Generated } from 'kysely'
import type { Language } from '#contract/platform/languages.ts'
import type { Register } from '#server/platform/db/tables.ts'

export type NewsletterSubscribersTable = {
  email: string
  language: Generated<Language>
  created_at: Generated<Date>
  /** Null until the link of the first mail was followed. */
  confirmed_at: Generated<Date | null>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    newsletter_subscribers: NewsletterSubscribersTable
  }
}

export const register = {
  newsletter_subscribers: { none: 3, newsletter: ['email'] },
} satisfies Register
