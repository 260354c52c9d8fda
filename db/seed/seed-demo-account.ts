import { hashSecret } from '#server/accounts/password-hash.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fixedId } from '#server/platform/ids.ts'
import { aCustomer, insertCustomers } from './builders/customer-builder.ts'

/** For trying the shop as a customer. It comes with the demo catalogue only, and may do what any customer may. */
export const DEMO_CUSTOMER = { username: 'asha', password: 'likho-demo', email: 'asha@demo.likho.local' }

export async function seedDemoAccount(db: Db): Promise<void> {
  const { username, password, email } = DEMO_CUSTOMER
  const customer = aCustomer({ fullName: 'Asha Deshmukh', passwordHash: await hashSecret(password) })
  await insertCustomers(db, [{ ...customer, id: fixedId(username, customer.created_at), username, email }])
}
