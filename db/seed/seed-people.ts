import type { Database } from '#server/platform/db/database.ts'
import { showProgress } from './progress.ts'

const ROWS_A_STATEMENT = 5_000

/** An id of the moment, as ours are: those of later moments are larger. */
const ID = (kind: number | string, at: string) =>
  `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(${kind}), 3, '0') || '8' || lpad(to_hex(n), 15, '0'))::uuid`

const AT = `now() - n * interval '1 minute'`
const CITIES = `(array['Bengaluru', 'Pune', 'Delhi', 'Jaipur', 'Kochi', 'Guwahati'])[1 + n % 6]`
const NAMES = `(array['Asha', 'Ravi', 'Meera', 'Imran', 'Divya', 'Joseph'])[1 + n % 6] || ' ' || (array['Verma', 'Nair', 'Khan', 'Das', 'Patel'])[1 + n % 5] || ' ' || n`

/** What each of them has looked at. */
const ACTIVITIES_EACH = 10

const SERIES = 'generate_series($1::integer, $2::integer) as n'
const PRICE = '(10000 + n % 50 * 100)'
/** What was cancelled went back whole, what was returned by half. */
const REFUNDED = `case n % 7 when 5 then ${PRICE} else ${PRICE} / 2 end`

/** Some of the catalogue, numbered: it is large. */
const SOLD = `(select *, row_number() over (order by id) - 1 as place from all_products limit 500) as product`
const SOLD_COUNT = '(select count(*) from (select from all_products limit 500) as sold)'

const STATEMENTS = [
  `insert into users (id, username, email, full_name, password_hash, role, created_at)
   select ${ID(1, AT)}, 'person.' || n, 'person.' || n || '@demo.likho.local', ${NAMES}, '', case when n % 500 = 0 then 'seller' else 'customer' end, ${AT}
   from ${SERIES} on conflict do nothing`,
  `insert into payment_orders (id, provider, amount_paise, created_at)
   select 'order_seed_' || n, 'razorpay', ${PRICE}, ${AT} from ${SERIES} on conflict do nothing`,
  `insert into payments (id, payment_order_id, amount_paise, currency, status, received_at)
   select 'pay_seed_' || n, 'order_seed_' || n, ${PRICE}, 'INR', 'ordered', ${AT} from ${SERIES} on conflict do nothing`,
  `insert into orders (id, number, invoice_number, user_id, payment_id, source, status, customer, address, subtotal_paise, tax_paise, discount_paise, total_paise, refunded_paise, created_at)
   select ${ID(2, AT)}, 'SEED-' || n, 'SEED/' || n, ${ID(1, AT)}, 'pay_seed_' || n, 'cart',
     (array['delivered', 'delivered', 'delivered', 'shipped', 'processing', 'cancelled', 'returned'])[1 + n % 7],
     jsonb_build_object('fullName', ${NAMES}, 'email', 'person.' || n || '@demo.likho.local'),
     jsonb_build_object('firstName', 'Seed', 'lastName', '', 'streetAddress', n || ' MG Road', 'landmark', '', 'city', ${CITIES}, 'state', 'Karnataka', 'country', 'India',
       'postalCode', (560001 + n % 400)::text, 'phoneNumber', (9000000000 + n)::text, 'alternateNumber', '', 'addressType', 'HOME', 'additionalInfo', ''),
     ${PRICE}, 0, 0, ${PRICE}, case when n % 7 in (5, 6) then ${REFUNDED} else 0 end, ${AT}
   from ${SERIES} on conflict do nothing`,
  `insert into order_lines (order_id, ordered_at, place, product_id, name, price_paise, quantity, image_id, seller_id, category, sales_paise, refunded_paise)
   select ${ID(2, AT)}, ${AT}, 0, product.id, product.name, ${PRICE}, 1, product.image_id, product.seller_id, product.category, ${PRICE},
     case when n % 7 in (5, 6) then ${REFUNDED} else 0 end
   from ${SERIES} join ${SOLD} on product.place = n % ${SOLD_COUNT}
   on conflict do nothing`,
  `insert into activities (id, visitor_id, user_id, product_id, action, at)
   select ${ID('4 + turn', AT)}, ${ID(1, AT)}, ${ID(1, AT)}, product.id, case when turn % 5 = 0 then 'addToCart' else 'show' end, ${AT} - turn * interval '1 second'
   from ${SERIES} cross join generate_series(1, ${ACTIVITIES_EACH}) as turn join ${SOLD} on product.place = (n + turn * 37) % ${SOLD_COUNT}
   on conflict do nothing`,
  `insert into refunds (id, payment_id, amount_paise, reason, status, provider_id, created_at, processed_at, status_since)
   select ${ID(3, AT)}, 'pay_seed_' || n, ${REFUNDED}, 'Seed', 'processed', 'rfnd_seed_' || n, ${AT}, ${AT}, ${AT}
   from ${SERIES} where n % 7 in (5, 6) on conflict do nothing`,
  `insert into audit_entries (id, at, actor_id, actor_name, subject, subject_id, action)
   select ${ID(4, AT)}, ${AT}, ${ID(1, AT)}, ${NAMES}, 'order', ${ID(2, AT)}, 'statusChanged'
   from ${SERIES} where n % 7 in (3, 6) on conflict do nothing`,
  `insert into search_misses (text, times, last_at)
   select 'missing thing ' || n, 1 + n % 40, ${AT} from ${SERIES} where n % 5 = 0 on conflict do nothing`,
]

/** So many customers, each with an order and some things looked at, for trying the back office at scale. Each is a minute older than the one before. */
export async function seedPeople({ pool }: Database, size: number): Promise<void> {
  const progress = showProgress('Adding people and orders', size)
  for (let from = 1; from <= size; from += ROWS_A_STATEMENT) {
    const to = Math.min(from + ROWS_A_STATEMENT - 1, size)
    const client = await pool.connect()
    try {
      // One moment for all statements: the ids of people and orders are made from it.
      await client.query('begin')
      for (const statement of STATEMENTS) await client.query(statement, [from, to])
      await client.query('commit')
    } finally {
      client.release()
    }
    progress.advance(to - from + 1)
  }
  // As in a shop that has been open for a while.
  await pool.query('vacuum analyze')
}
