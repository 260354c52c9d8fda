import type { Generated } from 'kysely'
import type { Role } from '#contract/platform/endpoint.ts'

export type UsersTable = {
  id: string
  username: string
  email: string
  full_name: string
  password_hash: string
  role: Role
  created_at: Generated<Date>
}
