import { type RawBuilder, sql } from 'kysely'
import { type Address, PERSONAL_ADDRESS_FIELDS } from '#contract/addresses/address.ts'
import type { PurchaseColumns } from './purchase-record.ts'

/** Who bought, as it was then. */
export type Customer = { fullName: string; email: string }
/** Where it goes: a copy, which later changes to the address book leave alone. */
export type Destination = Omit<Address, '_id' | 'selected'>

const FORGOTTEN_CUSTOMER: Customer = { fullName: 'Deleted customer', email: '' }
const FORGOTTEN_ADDRESS = Object.fromEntries(PERSONAL_ADDRESS_FIELDS.map((field) => [field, '']))

/** What is written over each column of a purchase to forget its buyer; a new column does not compile until it is said here. */
const OVERWRITES = {
  // The account itself goes, and the database lets go of it.
  user_id: 'kept',
  source: 'kept',
  customer: sql<string>`${JSON.stringify(FORGOTTEN_CUSTOMER)}::jsonb`,
  address: sql<string>`address || ${JSON.stringify(FORGOTTEN_ADDRESS)}::jsonb`,
  deliver_by: 'kept',
  dispatch_days: 'kept',
  return_days: 'kept',
  coupon_code: 'kept',
  subtotal_paise: 'kept',
  tax_percent: 'kept',
  tax_paise: 'kept',
  discount_paise: 'kept',
  total_paise: 'kept',
} as const satisfies Record<keyof PurchaseColumns, RawBuilder<string> | 'kept'>

type Overwritten = {
  [Column in keyof typeof OVERWRITES as (typeof OVERWRITES)[Column] extends 'kept' ? never : Column]: RawBuilder<string>
}

/** For `update … set` on checkouts and orders. */
export const FORGET_BUYER = Object.fromEntries(
  Object.entries(OVERWRITES).filter(([, overwrite]) => overwrite !== 'kept'),
) as Overwritten
