import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** Where the ids of things come from, newest first. */
const KEPT_IN = {
  product: 'all_products',
  order: 'orders',
  user: 'users',
  season: 'seasons',
  view: 'order_views',
  import: 'product_imports',
  grievance: 'grievances',
  review: 'reviews',
  orderNote: 'order_notes',
  personNote: 'person_notes',
  picture: 'images',
  registration: 'registrations',
  paymentOrder: 'payment_orders',
  payment: 'payments',
} as const
export type Kind = keyof typeof KEPT_IN

export type Things = Record<Kind, string[]> & {
  /** What calls that change these want to be told of them as they are. */
  facts: Map<string, { price: number; stock: number }>
  settingVersions: Record<string, number>
}

const MOST = 30

/** What is there to be asked about, of whomever. */
export async function thingsIn(db: Db): Promise<Things> {
  const kinds = Object.entries(KEPT_IN).map(async ([kind, table]) => {
    const { rows } = await sql<{ id: string }>`
      select id::text as id from ${sql.table(table)} order by id desc limit ${MOST}`.execute(db)
    return [kind, rows.map(({ id }) => id)]
  })
  const products = await db
    .selectFrom('all_products')
    .select(['id', 'price_paise', 'stock'])
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  const settings = await db.selectFrom('shop_settings').select(['section', 'version']).execute()
  return {
    ...(Object.fromEntries(await Promise.all(kinds)) as Record<Kind, string[]>),
    facts: new Map(products.map(({ id, price_paise, stock }) => [id, { price: price_paise / 100, stock }])),
    settingVersions: Object.fromEntries(settings.map(({ section, version }) => [section, version])),
  }
}
