import { DEMO_CUSTOMER } from '#server/accounts/demo-customer.ts'
import { hashSecret } from '#server/accounts/password-hash.ts'
import type { Db } from '#server/platform/db/database.ts'
import { aCustomer, insertCustomers } from './builders/customer-builder.ts'

export async function seedDemoAccount(db: Db): Promise<void> {
  const { id, username, email, fullName, joined, password } = DEMO_CUSTOMER
  const customer = aCustomer({ fullName, joined, passwordHash: await hashSecret(password) })
  await insertCustomers(db, [{ ...customer, id, username, email }])
}
