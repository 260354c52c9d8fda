import type { Database } from '#server/platform/db/database.ts'
import { aProduct } from './builders/product-builder.ts'
import { demoProducts } from './demo/demo-products.ts'
import { showProgress } from './progress.ts'

const ROWS_A_STATEMENT = 2_000
const SERIES = ['Classic', 'Student', 'Office', 'Studio', 'Exam', 'Travel', 'Heritage', 'Monsoon', 'Campus', 'Artist']

type Product = ReturnType<typeof aProduct> & { image_id: string }

/** Grows the catalogue to the given size with series of the demo products, for trying the shop at scale. */
export async function seedLarge({ pool }: Database, size: number): Promise<void> {
  const { rows } = await pool.query<{ name: string; image_id: string }>('select name, image_id from products')
  const images = new Map(rows.map(({ name, image_id }) => [name, image_id]))
  const progress = showProgress('Adding products', size)
  for (let from = 0; from < size; from += ROWS_A_STATEMENT) {
    const places = Array.from({ length: Math.min(ROWS_A_STATEMENT, size - from) }, (_, step) => from + step)
    const products = places.map((place) => largeProduct(place, images))
    await pool.query(INSERT, columnsOf(products))
    progress.advance(products.length)
  }
  await pool.query('analyze all_products')
}

function largeProduct(place: number, images: Map<string, string>): Product {
  const demo = demoProducts[place % demoProducts.length]
  if (!demo) throw new Error('The demo catalogue is empty')
  const edition = Math.floor(place / demoProducts.length) + 1
  const name = `${demo.name}, ${SERIES[edition % SERIES.length]} Series ${edition}`
  const price = Math.max(5, demo.price + ((edition * 7) % 41) - 20)
  const product = aProduct({
    ...demo,
    slug: `${demo.slug}-${edition}`,
    name,
    price,
    place: place + demoProducts.length,
  })
  return { ...product, stock: (place * 13) % 300, image_id: images.get(demo.name) ?? '' }
}

const COLUMNS = {
  id: 'uuid',
  name: 'text',
  category: 'text',
  price_paise: 'integer',
  description: 'text',
  stock: 'integer',
  pack_size: 'integer',
  weight_g: 'numeric',
  height_cm: 'numeric',
  length_cm: 'numeric',
  width_cm: 'numeric',
  attributes: 'jsonb',
  created_at: 'timestamptz',
  image_id: 'text',
} as const satisfies Partial<Record<keyof Product, string>>

const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
const casts = names.map((name, at) => `$${at + 1}::${COLUMNS[name]}[]`)
const INSERT = `insert into products (${names.join(', ')}) select * from unnest(${casts.join(', ')}) on conflict do nothing`

const columnsOf = (products: Product[]) => names.map((name) => products.map((product) => product[name]))
