import type { Generated } from 'kysely'

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
