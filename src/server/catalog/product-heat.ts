import { sql } from 'kysely'

/** Products that nobody has looked at: below all others, whose heats are logarithms of large numbers. */
export const COLD = 0

/** All products with their heat, which server/activity keeps beside them. */
export const WITH_HEAT = sql`(
  select products.*, coalesce(product_heat.heat, ${sql.lit(COLD)}) as heat
  from products left join product_heat on product_heat.product_id = products.id
) as products`
