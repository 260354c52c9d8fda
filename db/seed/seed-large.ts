import type { PoolClient } from 'pg'
import { popularityOf } from '#server/activity/popularity.ts'
import type { Database } from '#server/platform/db/database.ts'
import { aProduct } from './builders/product-builder.ts'
import { demoProducts } from './demo/demo-products.ts'
import { ADD_HEAT, ADD_PAIRS, ADD_PRODUCTS, ADD_REVIEWS, ADD_SELLERS, LIST_DEMO } from './large-catalogue.ts'
import { showProgress } from './progress.ts'
import { withoutIndexes } from './without-indexes.ts'

const PRODUCTS_A_STATEMENT = 20_000

/**
 * Grows the catalogue by so many products in the manner of the demo, with sellers, reviews and activity, for trying the
 * shop at scale. One transaction, during which nobody else sees the products.
 */
export async function seedLarge({ pool }: Database, size: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(LIST_DEMO, [JSON.stringify(demoThings())])
    await client.query(ADD_SELLERS, [size])
    await withoutIndexes(client, 'all_products', () => addProducts(client, size))
    for (const statement of [ADD_REVIEWS, ADD_PAIRS]) await client.query(statement, [1, size])
    await client.query(ADD_HEAT, [1, size, popularityOf(1, new Date())])
    await client.query('commit')
  } finally {
    // A transaction that failed is gone with its connection.
    client.release(true)
  }
  // What was counted before is about an empty shop; visibility lets indexes answer by themselves.
  for (const table of ['all_products', 'reviews', 'product_popularity', 'product_pairs', 'search_words', 'users']) {
    await pool.query(`vacuum analyze ${table}`)
  }
}

async function addProducts(client: PoolClient, size: number): Promise<void> {
  const progress = showProgress('Adding products', size)
  for (let from = 1; from <= size; from += PRODUCTS_A_STATEMENT) {
    const to = Math.min(from + PRODUCTS_A_STATEMENT - 1, size)
    await client.query(ADD_PRODUCTS, [from, to, size])
    progress.advance(to - from + 1)
  }
}

/** The demo's products and what each is, without who makes it: 'Smooth Ball Pen'. */
const demoThings = () =>
  demoProducts.map((demo, place) => ({
    id: aProduct({ ...demo, place }).id,
    thing: demo.name.replace(/,.*/, '').replace(/^\S+ /, ''),
  }))
