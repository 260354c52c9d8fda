import { expect, test } from 'vitest'
import { LOCK_ORDER, locksOf, lockWatch } from './lock-order.ts'

test.each([
  ['select "id" from "users" where "id" = $1 for no key update', 'users'],
  ['select * from "orders" where "id" = $1 for update', 'orders'],
  ['update all_products as product set stock = 1', 'products'],
  ['delete from "checkouts" where "id" in ($1)', 'checkouts'],
  ['select * from "orders" where "id" = $1', undefined],
  ['select "id" from "jobs" for update skip locked', undefined],
  ['select * from "users" for no key update of "users" for update of "payment_orders"', 'users', 'payment_orders'],
  [
    'with write_0 as (update "orders" set x = 1), write_1 as ( insert into payments (id) values (1)) select',
    'orders',
    'payments',
  ],
  ['with checkout as (update "checkouts" set x = 1) insert into payment_orders (id)', 'checkouts', 'payment_orders'],
  ['insert into number_series (last) values (1) on conflict (name) do update set last = 2', undefined],
])('%s', (statement, ...tables) => {
  expect(locksOf(statement).map(({ table }) => table)).toEqual(tables.filter(Boolean))
})

/** What the last of these statements of one transaction is told. */
function faultOf(...statements: string[]) {
  const watch = lockWatch()
  return ['begin', ...statements].map(watch).at(-1)
}
const lock = (table: string) => `select * from ${table} for update`

test('the whole order may be run through, and what is held may be locked again', () => {
  const all = LOCK_ORDER.map(lock)
  expect(faultOf(...all)).toBeUndefined()
  expect(faultOf(...all, lock('users'))).toBeUndefined()
})

test('an earlier table after a later one is told, unless the row is new or the transaction is over', () => {
  expect(faultOf(lock('orders'), lock('users'))).toMatch(/^locks users after orders/)
  expect(faultOf(lock('orders'), 'insert into "checkouts" ("id") values ($1)')).toBeUndefined()
  expect(faultOf(lock('orders'), 'commit', lock('users'))).toBeUndefined()
})
