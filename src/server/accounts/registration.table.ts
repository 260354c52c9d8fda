import type { Generated } from 'kysely'
import type { Register } from '#server/platform/db/tables.ts'

export type RegistrationsTable = {
  id: string
  token_hash: string
  username: string
  email: string
  full_name: string
  password_hash: string
  role: Generated<'customer' | 'seller'>
  gst_number: Generated<string | null>
  otp_hash: string
  otp_expires_at: Date
  otp_tries: Generated<number>
  verified_at: Generated<Date | null>
  created_at: Date
  expires_at: Date
}

export type RegistrationPicturesTable = {
  registration_id: string
  field: 'avatar' | 'coverImage'
  bytes: Buffer
  size: number
  network: string
}

export type PasswordResetsTable = {
  token_hash: string
  user_id: string
  created_at: Date
  expires_at: Date
}

export type EmailChangesTable = {
  id: string
  user_id: string
  old_email: string
  new_email: string
  confirm_hash: string | null
  stop_hash: string
  created_at: Date
  expires_at: Date
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    email_changes: EmailChangesTable
    password_resets: PasswordResetsTable
    registration_pictures: RegistrationPicturesTable
    registrations: RegistrationsTable
  }
}

export const register = {
  email_changes: { none: 3, signIn: ['user_id', 'old_email', 'new_email', 'confirm_hash', 'stop_hash'] },
  password_resets: { none: 2, signIn: ['token_hash', 'user_id'] },
  registration_pictures: { none: 3, registration: ['bytes', 'network'] },
  registrations: {
    none: 7,
    registration: ['token_hash', 'username', 'email', 'full_name', 'password_hash', 'gst_number', 'otp_hash'],
  },
} satisfies Register
