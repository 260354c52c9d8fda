import { daysAddUp } from './days-add-up.ts'
import { holdsEnd } from './holds-end.ts'
import type { Invariant } from './invariant.ts'
import { mailsOnce } from './mails-once.ts'
import { nothingRealByAccident } from './nothing-real-by-accident.ts'
import { numbersGoOn } from './numbers-go-on.ts'
import { ordersArePaid } from './orders-are-paid.ts'
import { parcelsAreTheirBuyers } from './parcels-are-their-buyers.ts'
import { parcelsOnce } from './parcels-once.ts'
import { paymentsEndOnce } from './payments-end-once.ts'
import { refundedOrDelivered } from './refunded-or-delivered.ts'
import { stockAddsUp } from './stock-adds-up.ts'
import { stuckIsShown } from './stuck-is-shown.ts'
import { sumsAgree } from './sums-agree.ts'
import { toldIsKept } from './told-is-kept.ts'

/** What must hold when everything has settled down, whatever happened before. */
export const INVARIANTS: Record<string, Invariant> = {
  'every payment became one order or went back': paymentsEndOnce,
  'no order without its payment': ordersArePaid,
  'the stock adds up': stockAddsUp,
  'no hold is older than its end': holdsEnd,
  'every mail once': mailsOnce,
  'every parcel once': parcelsOnce,
  'no real parcel by accident': nothingRealByAccident,
  'every parcel is its buyer’s': parcelsAreTheirBuyers,
  'no goods and money both': refundedOrDelivered,
  'nothing acknowledged is missing': toldIsKept,
  'sums agree to the paisa': sumsAgree,
  'days add up to their orders': daysAddUp,
  'numbers go on without a gap': numbersGoOn,
  'nothing is stuck unseen': stuckIsShown,
  'nobody is answered with a fault of ours': async ({ ledger }) => ledger.unexpected,
}
