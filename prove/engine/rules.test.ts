import { describe, expect, test } from 'vitest'
import { judgeStatement } from './judge-statement.ts'

/** Each verdict is also that of Citus 13.2.2 with these tables placed as placement.ts says. */
const RUN: Record<string, [on: string, text: string][]> = {
  'what is on the coordinator stays there': [
    ['coordinator', 'select * from products where id = $1'],
    ['coordinator', 'update all_products set stock = stock - 1 where id = $1'],
    ['coordinator', 'select id from jobs order by run_at limit 1 for update skip locked'],
    ['coordinator', 'set statement_timeout = 0'],
    ['coordinator', "explain (format json) select from products where category = 'pens'"],
    ['coordinator', 'with orders as (select id from users) select * from orders'],
  ],
  'one key is one shard': [
    ['one shard', 'select * from orders where id = $1'],
    ['one shard', 'select * from orders where id in ($1) for update'],
    ['one shard', 'select * from orders join order_lines on order_id = orders.id where orders.id = $1'],
    ['one shard', 'select * from orders left join users on users.id = orders.user_id where orders.id = $1'],
    ['one shard', 'insert into order_events (id, order_id, at, text) values ($1, $2, $3, $4)'],
    ['one shard', 'with gone as (delete from order_notes where order_id = $1) select'],
  ],
  'no key, or several, is several shards': [
    ['several shards', 'select * from orders where user_id = $1 order by id desc limit 20'],
    ['several shards', 'select * from orders where id = any($1::uuid[])'],
    ['several shards', 'select count(*) from orders join order_lines on order_lines.order_id = orders.id'],
    ['several shards', 'insert into invoices (order_id, document, issued_at) values ($1, $2, $3), ($4, $5, $6)'],
    ['several shards', 'update orders set user_id = null where user_id = $1'],
    ['several shards', 'declare c cursor for select id from orders'],
  ],
}

const REFUSED: Record<string, string[]> = {
  localSubquery: [
    'select (select sum(amount_paise) from refunds where refunds.payment_id = orders.payment_id) from orders where id = $1',
    'select id from users where exists (select from orders where orders.user_id = users.id)',
  ],
  recurringOuter: [
    'select given.id from unnest($1::uuid[]) as given (id) where exists (select from order_lines where product_id = given.id)',
  ],
  notByKey: [
    'select orders.id from checkouts join orders on orders.checkout_id = checkouts.id',
    'select id from orders where not exists (select from order_mails where order_mails.id = orders.id)',
  ],
  lock: [
    'select id from orders where user_id = $1 for update',
    'update order_notices set mailed_at = $1 where order_id in (select order_id from order_notices limit 5 for update skip locked)',
  ],
  valueSubquery: [
    'insert into order_notes (id, order_id, at, author_name, text) values ($1, $2, $3, (select full_name from users where id = $4), $5)',
  ],
  rowFunction: [
    `update shipments set (status, awb) = (select status, awb from jsonb_populate_record(shipments, told.booking))
     from (select * from unnest($1::uuid[], $2::jsonb[]) limit $3) as told (order_id, booking) where shipments.order_id = told.order_id`,
  ],
  lateral: [
    `select day, sums.orders from generate_series($1::timestamptz, $2::timestamptz, '1 day') as day
     cross join lateral (select count(*) as orders from orders where created_at >= day.day) as sums`,
  ],
  noColumns: ['select count(*) from (select from orders where status = $1 limit $2) as counted'],
  volatile: ['update orders set delivered_at = clock_timestamp() where status = $1'],
  moved: ['update order_lines set order_id = $1 where order_id = $2'],
  keyless: ["insert into order_events (id, at, text) values ($1, $2, 'placed')"],
  wholeOnly: ['select status, pin, count(*) from orders group by grouping sets ((status), (pin))'],
}

describe.each(Object.entries(RUN))('%s', (_, cases) => {
  test.each(cases)('%s: %s', (on, text) => expect(judgeStatement({ text, same: [] })).toEqual({ on }))
})

test.each(Object.entries(REFUSED).flatMap(([rule, texts]) => texts.map((text) => [rule, text] as const)))(
  'refused, %s: %s',
  (rule, text) => expect(judgeStatement({ text, same: [] })).toEqual({ on: 'refused', rules: [rule] }),
)

test('parameters that had one value are one key', () => {
  const text = 'select * from orders, shipments where orders.id = $1 and shipments.order_id = $2'
  expect(judgeStatement({ text, same: [] })).toEqual({ on: 'refused', rules: ['notByKey'] })
  expect(judgeStatement({ text, same: [[1, 2]] })).toEqual({ on: 'one shard' })
})
