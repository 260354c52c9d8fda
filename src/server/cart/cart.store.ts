import { sql } from 'kysely'
import type { Paise } from '#contract/catalog/money.ts'
import { builtOnce } from '#server/platform/db/built-once.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Statement, writeTogether } from '#server/platform/db/write-together.ts'

/** A line of a stored cart: which product, how many, the price that was seen, in paise, and whether it is put aside for later. */
export type StoredLine = { productId: string; quantity: number; paise: Paise; saved: boolean }

export const storedLines: (db: Db, userId: string) => Promise<StoredLine[]> = builtOnce((db, userId: string) =>
  db
    .selectFrom('cart_items')
    .select(['product_id as productId', 'quantity', 'price_paise as paise', 'saved'])
    .where('user_id', '=', userId)
    .orderBy('place'),
)

/** Makes other calls for this cart wait until the transaction is over; says whether there is still someone it belongs to. */
export async function lockCart(tx: Db, userId: string): Promise<boolean> {
  return (await lockedOwner(tx, userId)).length > 0
}

const lockedOwner = builtOnce((tx, userId: string) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate(),
)

/** One statement: lines that stay are changed, none is deleted and written again. */
export async function replaceLines(tx: Db, userId: string, lines: readonly StoredLine[], at: Date): Promise<void> {
  const ids = lines.map(({ productId }) => productId)
  const others = tx
    .deleteFrom('cart_items')
    .where('user_id', '=', userId)
    .where(sql<boolean>`product_id <> all(${ids}::uuid[])`)
  await writeTogether(tx, lines.length > 0 ? [others, linesKept(tx, userId, lines, at)] : [others])
}

function linesKept(tx: Db, userId: string, lines: readonly StoredLine[], at: Date): Statement {
  const rows = lines.map(({ productId, quantity, paise, saved }, place) => ({
    user_id: userId,
    product_id: productId,
    quantity,
    price_paise: paise,
    place,
    saved,
    updated_at: at,
  }))
  return tx
    .insertInto('cart_items')
    .values(rows)
    .onConflict((known) =>
      known.columns(['user_id', 'product_id']).doUpdateSet((set) => ({
        quantity: set.ref('excluded.quantity'),
        price_paise: set.ref('excluded.price_paise'),
        place: set.ref('excluded.place'),
        saved: set.ref('excluded.saved'),
        updated_at: set.ref('excluded.updated_at'),
      })),
    )
}

/** Takes what has been ordered out of the stored cart. */
export function removedFromCart(tx: Db, userId: string, productIds: readonly string[]): Statement[] {
  if (productIds.length === 0) return []
  return [tx.deleteFrom('cart_items').where('user_id', '=', userId).where('product_id', 'in', productIds)]
}

export const removeFromCart = (tx: Db, userId: string, productIds: readonly string[]): Promise<void> =>
  writeTogether(tx, removedFromCart(tx, userId, productIds))
