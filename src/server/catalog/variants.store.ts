import { sql } from 'kysely'
import type { FamilyMembers } from '#contract/catalog/join-family.ts'
import type { ProductVariant } from '#contract/catalog/product-family.ts'
import type { Db } from '#server/platform/db/database.ts'

/** The columns of a product's place in a family, for queries over `products`. */
export const withVariant = (db: Db) =>
  db
    .selectFrom('all_products as products')
    .leftJoin('product_variants as variant', 'variant.product_id', 'products.id')
    .leftJoin('product_families as family', 'family.id', 'variant.family_id')
    .select(['family.name as family_name', 'family.options as family_options', 'variant.option_values'])

export type VariantRow = {
  family_name: string | null
  family_options: string[] | null
  option_values: Record<string, string> | null
}

export function toVariant({ family_name, family_options, option_values }: VariantRow): ProductVariant | null {
  if (family_name === null || option_values === null) return null
  const options = (family_options ?? []).flatMap((name) => {
    const value = option_values[name]
    return value === undefined ? [] : [{ name, value }]
  })
  return { family: family_name, options }
}

/** What these products are in their families. */
export async function variantsOf(db: Db, ids: readonly string[]): Promise<Map<string, ProductVariant | null>> {
  if (ids.length === 0) return new Map()
  const rows = await withVariant(db).select('products.id').where('products.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, toVariant(row)]))
}

/** Lets nobody else change the families of these sellers before the transaction is over; null is the shop itself. */
export async function lockFamiliesOf(tx: Db, sellerIds: readonly (string | null)[]): Promise<void> {
  const names = sellerIds.map((id) => `product families of ${id ?? 'the shop'}`).sort()
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) as name`.execute(tx)
}

export type KnownFamily = FamilyMembers & {
  id: string
  sellerId: string | null
  name: string
  /** As it was asked for: perhaps with other capitals. */
  named: string
}

type MemberRow = {
  id: string
  name: string
  named: string
  options: string[]
  product_id: string | null
  option_values: Record<string, string>
}

/** Those of a seller's families that have one of these names, with their products in the order they came. */
export async function familiesNamed(tx: Db, sellerId: string | null, names: readonly string[]): Promise<KnownFamily[]> {
  const { rows } = await sql<MemberRow>`
    select family.id, family.name, wanted.name as named, family.options, variant.product_id, variant.option_values
    from unnest(${names}::text[]) as wanted (name)
    join product_families as family on lower(family.name) = lower(wanted.name)
      and ${sellerId === null ? sql`family.seller_id is null` : sql`family.seller_id = ${sellerId}`}
    left join product_variants as variant on variant.family_id = family.id
    order by variant.place`.execute(tx)
  const byName = Map.groupBy(rows, ({ named }) => named)
  return [...byName.values()].flatMap((members) => {
    const [first] = members
    if (!first) return []
    const { id, name, named, options } = first
    const known = members.flatMap((row) => (row.product_id ? [[row.product_id, row.option_values] as const] : []))
    return [{ id, sellerId, name, named, options, members: new Map(known) }]
  })
}

type Written = Pick<KnownFamily, 'id' | 'sellerId' | 'name' | 'options'>

/** New families, and known ones whose options changed. */
export async function putFamilies(tx: Db, families: readonly Written[]): Promise<void> {
  if (families.length === 0) return
  const rows = families.map(({ id, sellerId, name, options }) => ({
    id,
    seller_id: sellerId,
    name,
    options: [...options],
  }))
  await tx
    .insertInto('product_families')
    .values(rows)
    .onConflict((known) => known.column('id').doUpdateSet((given) => ({ options: given.ref('excluded.options') })))
    .execute()
}

type Place = { productId: string; familyId: string; values: Readonly<Record<string, string>> }

export async function putVariants(tx: Db, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return
  const rows = places.map(({ productId, familyId, values }) => ({
    product_id: productId,
    family_id: familyId,
    option_values: JSON.stringify(values),
  }))
  await tx
    .insertInto('product_variants')
    .values(rows)
    .onConflict((known) =>
      known.column('product_id').doUpdateSet((given) => ({
        family_id: given.ref('excluded.family_id'),
        option_values: given.ref('excluded.option_values'),
      })),
    )
    .execute()
}

export async function deleteVariants(tx: Db, productIds: readonly string[]): Promise<void> {
  if (productIds.length > 0) await tx.deleteFrom('product_variants').where('product_id', 'in', productIds).execute()
}
