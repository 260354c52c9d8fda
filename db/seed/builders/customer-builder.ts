import type { Insertable } from 'kysely'
import type { UsersTable } from '#server/accounts/user.table.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fixedId } from '#server/platform/ids.ts'

/** What a seed or a test says about a customer; everything has a default. */
export type CustomerWish = {
  fullName?: string
  /** No hash at all unless given: no password opens the account. */
  passwordHash?: string
  joined?: Date
}

const OPENING_DAY = new Date(Date.UTC(2026, 9, 1))

/** A customer as the database wants it. The same name and day give the same id. */
export function aCustomer({ fullName = 'Asha Verma', passwordHash = '', joined = OPENING_DAY }: CustomerWish = {}) {
  const username = fullName.toLowerCase().replaceAll(/[^a-z]+/g, '.')
  return {
    id: fixedId(username, joined),
    username,
    email: `${username}@demo.likho.local`,
    full_name: fullName,
    password_hash: passwordHash,
    role: 'customer',
    created_at: joined,
  } satisfies Insertable<UsersTable>
}

export async function insertCustomers(db: Db, customers: ReturnType<typeof aCustomer>[]): Promise<void> {
  await db
    .insertInto('users')
    .values(customers)
    .onConflict((known) => known.doNothing())
    .execute()
}
