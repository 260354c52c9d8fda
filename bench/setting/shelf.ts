import type { Database } from '#server/platform/db/database.ts'
import type { Product } from './open-setting.ts'
import { numbersFrom, zipf } from './random.ts'

export type Shelf = { take: () => Product }

/** Everybody wants the same one. */
export async function fillWithOne({ pool }: Database, product: Product): Promise<Shelf> {
  await pool.query('update products set stock = 1000000 where id = $1', [product.id])
  return { take: () => product }
}

const MOST_IN_STOCK = 300

/**
 * Fills the shelves with stocks large and small, so that some products run low or out while they are bought, as in any
 * shop: their pages have to change. Whoever takes a product is given one that is still there, popular ones more often.
 */
export async function fillShelf({ pool }: Database, products: readonly Product[]): Promise<Shelf> {
  const left = products.map((_, place) => 3 + ((place * 37) % MOST_IN_STOCK))
  const ids = products.map(({ id }) => id)
  await pool.query(
    `update products set stock = filled.stock from unnest($1::uuid[], $2::integer[]) as filled (id, stock)
      where products.id = filled.id and products.stock <> filled.stock`,
    [ids, left],
  )
  const nextPlace = zipf(products.length, numbersFrom(7))
  return {
    take: () => {
      const wanted = nextPlace()
      const place = left.findIndex((pieces, at) => at >= wanted && pieces > 0)
      const product = products[place]
      if (!product) throw new Error('Everything is sold')
      left[place] = (left[place] ?? 0) - 1
      return product
    },
  }
}
