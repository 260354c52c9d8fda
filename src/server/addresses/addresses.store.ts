import type { Insertable, Selectable } from 'kysely'
import type { Address, AddressInput } from '#contract/addresses/address.ts'
import { MOST_ADDRESSES } from '#contract/addresses/addresses.texts.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import type { AddressesTable } from './address.table.ts'

/** Makes others who change this person's address book wait until the transaction is over. */
export async function lockAddressBook(tx: Db, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** Newest first. */
export async function addressesOfUser(db: Db, userId: string): Promise<Address[]> {
  const rows = await ofUser(db, userId).orderBy('id', 'desc').limit(MOST_ADDRESSES).execute()
  return rows.map(toAddress)
}

export async function addressBy(db: Db, userId: string, id: string): Promise<Address | undefined> {
  const row = await ofUser(db, userId).where('id', '=', id).executeTakeFirst()
  return row && toAddress(row)
}

export async function countAddresses(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('addresses')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertAddress(tx: Db, userId: string, input: AddressInput, at: Date): Promise<string> {
  const id = newId()
  await tx
    .insertInto('addresses')
    .values({ id, user_id: userId, created_at: at, selected: false, ...columnsOf(input) })
    .execute()
  return id
}

export async function rewriteAddress(db: Db, userId: string, id: string, input: AddressInput): Promise<void> {
  await db.updateTable('addresses').set(columnsOf(input)).where('user_id', '=', userId).where('id', '=', id).execute()
}

export async function removeAddress(tx: Db, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('addresses').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** In two steps: the index that allows one selected address only looks at each row as it changes. */
export async function markSelected(tx: Db, userId: string, id: string): Promise<void> {
  const own = tx.updateTable('addresses').where('user_id', '=', userId)
  await own.set({ selected: false }).where('selected', '=', true).where('id', '<>', id).execute()
  await own.set({ selected: true }).where('id', '=', id).execute()
}

const ofUser = (db: Db, userId: string) => db.selectFrom('addresses').selectAll().where('user_id', '=', userId)

type Written = Omit<Insertable<AddressesTable>, 'id' | 'user_id' | 'selected' | 'created_at'>

const columnsOf = (input: AddressInput): Written => ({
  first_name: input.firstName,
  last_name: input.lastName,
  street_address: input.streetAddress,
  landmark: input.landmark,
  city: input.city,
  state: input.state,
  country: input.country,
  postal_code: input.postalCode,
  phone_number: input.phoneNumber,
  alternate_number: input.alternateNumber,
  address_type: input.addressType,
  additional_info: input.additionalInfo,
})

const toAddress = (row: Selectable<AddressesTable>): Address => ({
  _id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  streetAddress: row.street_address,
  landmark: row.landmark,
  city: row.city,
  state: row.state,
  country: row.country,
  postalCode: row.postal_code,
  phoneNumber: row.phone_number,
  alternateNumber: row.alternate_number,
  addressType: row.address_type,
  additionalInfo: row.additional_info,
  selected: row.selected,
})
