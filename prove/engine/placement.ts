/** Where a table would lie in Citus. `why` is for whoever wants to move it. */
export type Placement =
  | { on: 'coordinator'; why: string }
  | { on: 'every node'; why: string }
  | { on: 'shards'; by: string; with: Group; why: string }

/** Rows with equal keys of one group lie on the same node. */
export type Group = 'order' | 'checkout'

const local = (why: string): Placement => ({ on: 'coordinator', why })
const withOrder = (by: string, why: string): Placement => ({ on: 'shards', by, with: 'order', why })
const withCheckout = (by: string, why: string): Placement => ({ on: 'shards', by, with: 'checkout', why })

const CATALOGUE = 'read by everybody from kept pages and replicas, written by few'
const PERSON = 'belongs to an account, and goes with it by a foreign key'
const IMPORT = 'one import at a time, beside the products it writes'
const SANDBOX = 'the play provider, of no size'
const OF_ORDER = 'always asked for with its order'

/**
 * Every table of the schema, as it would be placed without a new column. Orders grow without end and are asked for by
 * their id, so they are spread; what has triggers that write elsewhere or notify, or is locked by every sale, is not.
 */
export const PLACEMENTS: Record<string, Placement> = {
  orders: withOrder('id', 'grows with every sale; read and moved along by its id'),
  order_lines: withOrder('order_id', OF_ORDER),
  order_events: withOrder('order_id', OF_ORDER),
  order_mails: withOrder('order_id', OF_ORDER),
  order_notes: withOrder('order_id', OF_ORDER),
  order_notices: withOrder('order_id', OF_ORDER),
  coupon_uses: withOrder('order_id', 'written with its order; counted over all shards'),
  invoices: withOrder('order_id', OF_ORDER),
  seller_answers: withOrder('order_id', OF_ORDER),
  shipments: withOrder('order_id', OF_ORDER),

  checkouts: withCheckout('id', 'a hold is opened, renewed, paid and released by its id'),
  checkout_lines: withCheckout('checkout_id', 'always asked for with its checkout'),

  payment_disputes: local('known by the provider’s id alone: a webhook names nothing else'),
  stray_payments: local('known by the provider’s id alone, and of no order of ours'),
  payment_orders: local('the checkout that would be its key may be missing'),
  payment_polls: local('a row a provider'),
  payments: local('known by the provider’s id alone: a webhook names nothing else'),
  refunds: local('asked for by payment, and by the provider’s id'),
  provider_events: local('only remembers what has come already'),

  all_products: local('the stock that every sale locks, and the triggers that tell of it'),
  stock_levels: local('kept by the triggers of all_products'),
  order_days: local('a few rows a day, read together'),
  order_day_changes: local(
    'written by the triggers of orders, which a shard could not do: an engine counts orders another way',
  ),
  best_sellers: local(CATALOGUE),
  number_series: local('one row that every order waits for'),
  installation: local('one row, read with every number'),
  jobs: local('one queue, taken from with skip locked; its notices are heard on one node'),

  images: local('one that lay on every node would draw all that refer to it under Citus, triggers and views too'),
  go_live_notes: local('a handful of rows'),
  shop_settings: local('one row with a trigger that notifies'),
  unfinished_restore: local('one row at most'),
  migrations: local('of the schema itself'),
  seeds: local('of the schema itself'),

  product_families: local(CATALOGUE),
  product_heat: local(CATALOGUE),
  product_pairs: local(CATALOGUE),
  product_pictures: local(CATALOGUE),
  product_variants: local(CATALOGUE),
  reviews: local(CATALOGUE),
  search_misses: local(CATALOGUE),
  search_words: local(CATALOGUE),
  seasons: local(CATALOGUE),
  synonyms: local(CATALOGUE),
  product_imports: local(IMPORT),
  product_import_changes: local(IMPORT),
  product_import_faults: local(IMPORT),
  product_import_pictures: local(IMPORT),
  product_import_rows: local(IMPORT),

  users: local('names unique in the whole shop, and triggers that write to products'),
  activities: local(PERSON),
  addresses: local(PERSON),
  cart_items: local(PERSON),
  email_changes: local(PERSON),
  order_views: local(PERSON),
  password_resets: local(PERSON),
  person_notes: local(PERSON),
  recovery_codes: local(PERSON),
  second_factors: local(PERSON),
  sessions: local(PERSON),
  wishlist_items: local(PERSON),
  attempts: local('counts guesses over the whole shop'),
  registrations: local('becomes an account'),
  registration_pictures: local('goes with its registration'),
  newsletter_subscribers: local('a list of addresses'),
  attention_actions: local('the staff’s desk'),
  attention_digests: local('the staff’s desk'),
  audit_entries: local('read by subject and by actor, both rarely'),
  security_events: local('read by subject and by actor, both rarely'),
  grievances: local('few, with a number of their own'),
  sandbox_payment_orders: local(SANDBOX),
  sandbox_payments: local(SANDBOX),
  sandbox_refunds: local(SANDBOX),
  sandbox_shipments: local(SANDBOX),
}
