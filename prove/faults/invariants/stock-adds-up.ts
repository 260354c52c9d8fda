import { sql } from 'kysely'
import type { Invariant } from './invariant.ts'

type Row = { id: string; stock: number; sold: number; back: number; held: number; counted: number }

/**
 * What is on the shelf is what was there at first, with what sellers counted, without what was sold and is held, and with
 * what came back; and never less than nothing. Every change by a seller stands in the audit log with both numbers.
 */
export const stockAddsUp: Invariant = async ({ db, products }) => {
  const { rows } = await sql<Row>`
    select product.id, product.stock,
      (select coalesce(sum(line.quantity), 0) from order_lines as line where line.product_id = product.id)::integer as sold,
      (select coalesce(sum(case when orders.restocked_at is null then line.restocked else line.quantity end), 0)
        from order_lines as line join orders on orders.id = line.order_id where line.product_id = product.id)::integer as back,
      (select coalesce(sum(line.quantity), 0) from checkout_lines as line
        join checkouts on checkouts.id = line.checkout_id and checkouts.status = 'open'
        where line.product_id = product.id)::integer as held,
      (select coalesce(sum((entry.changes -> 'stocks' ->> 1)::integer - (entry.changes -> 'stocks' ->> 0)::integer), 0)
        from audit_entries as entry
        where entry.subject = 'product' and entry.subject_id = product.id and entry.changes ? 'stocks')::integer as counted
    from all_products as product`.execute(db)
  const known = new Map(rows.map((row) => [row.id, row]))
  const negative = rows.filter(({ stock }) => stock < 0).map(({ id, stock }) => `product ${id} has ${stock} in stock`)
  const wrong = products.flatMap(({ id, stock: first }) => {
    const row = known.get(id)
    if (!row) return [`product ${id} is gone`]
    const expected = first + row.counted - row.sold + row.back - row.held
    if (row.stock === expected) return []
    const how = `${first} at first, ${row.counted} counted, ${row.sold} sold, ${row.back} back, ${row.held} held`
    return [`product ${id} has ${row.stock} in stock, not ${expected}: ${how}`]
  })
  return [...negative, ...wrong]
}
