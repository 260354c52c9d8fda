import type { Db } from '#server/platform/db/database.ts'
import { fixedId } from '#server/platform/ids.ts'
import { demoFamilies } from './demo/demo-families.ts'

const OPENING_DAY = new Date(Date.UTC(2026, 9, 1))

/** Links the demo products, given by slug, that are one article. Done again, it adds only what is missing. */
export async function seedDemoFamilies(db: Db, productIds: ReadonlyMap<string, string>): Promise<void> {
  const families = demoFamilies.map((family) => ({ ...family, id: fixedId(family.name, OPENING_DAY) }))
  const variants = families.flatMap(({ id, variants }) =>
    variants.flatMap(({ slug, values }) => {
      const productId = productIds.get(slug)
      return productId ? [{ product_id: productId, family_id: id, option_values: JSON.stringify(values) }] : []
    }),
  )
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('product_families')
      .values(families.map(({ id, name, options }) => ({ id, seller_id: null, name, options })))
      .onConflict((known) => known.doNothing())
      .execute()
    await tx
      .insertInto('product_variants')
      .values(variants)
      .onConflict((known) => known.doNothing())
      .execute()
  })
}
