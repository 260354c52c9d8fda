import { DEMO_CUSTOMER } from '#server/accounts/demo-customer.ts'
import { hashSecret } from '#server/accounts/password-hash.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fixedId } from '#server/platform/ids.ts'
import { aCustomer, insertCustomers } from './builders/customer-builder.ts'

/** The demo customer, with an address: the first try of a purchase goes straight to the payment. */
export async function seedDemoAccount(db: Db): Promise<void> {
  const { id, username, email, fullName, joined, password } = DEMO_CUSTOMER
  const customer = aCustomer({ fullName, joined, passwordHash: await hashSecret(password) })
  await insertCustomers(db, [{ ...customer, id, username, email }])
  await insertHome(db, id, joined)
}

async function insertHome(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .insertInto('addresses')
    .values({
      id: fixedId('home of asha', at),
      user_id: userId,
      first_name: 'Asha',
      last_name: 'Deshmukh',
      street_address: '14 Prabhat Road',
      landmark: 'Opposite the post office',
      city: 'Pune',
      state: 'Maharashtra',
      country: 'India',
      postal_code: '411004',
      phone_number: '9800000014',
      alternate_number: '',
      address_type: 'HOME',
      additional_info: '',
      selected: true,
      created_at: at,
    })
    .onConflict((known) => known.doNothing())
    .execute()
}
