import { sql } from 'kysely'
import { TEST_SERIES } from '#contract/orders/order-numbers.ts'
import type { Invariant } from './invariant.ts'

/** Real orders have the numbers of the real series, all of them, and orders that were only tried out have none of these. */
export const numbersGoOn: Invariant = async ({ db }) => {
  const { rows: wrong } = await sql<{ number: string; money: string }>`
    select number, money from orders where (money = 'live') = (number like 'TEST-%' or invoice_number like 'TEST-%')`.execute(
    db,
  )
  const { rows: counts } = await sql<{ drawn: number; orders: number }>`
    select (select coalesce(sum(last), 0) from number_series where name <> ${TEST_SERIES}) as drawn,
      (select count(*) from orders where money = 'live') as orders`.execute(db)
  return [
    ...wrong.map(({ number, money }) => `order ${number} was paid with ${money} money`),
    ...counts.flatMap(({ drawn, orders }) =>
      Number(drawn) === Number(orders) ? [] : [`${drawn} numbers were drawn for ${orders} real orders`],
    ),
  ]
}
