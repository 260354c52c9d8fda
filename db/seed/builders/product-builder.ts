import type { Insertable } from 'kysely'
import type { Attributes } from '#contract/catalog/attributes.ts'
import type { Category } from '#contract/catalog/category.ts'
import type { GalleryPicture } from '#contract/catalog/gallery.ts'
import { toPaise } from '#contract/catalog/money.ts'
import type { Image } from '#contract/images/image.ts'
import type { ProductsTable } from '#server/catalog/product.table.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fixedId } from '#server/platform/ids.ts'

/** What a seed or a test says about a product; everything has a default. */
export type ProductWish = {
  slug?: string
  name?: string
  nameHi?: string | undefined
  category?: Category
  /** Rupees. */
  price?: number
  stock?: number
  description?: string
  pack?: number
  sizes?: {
    weight?: number | undefined
    height?: number | undefined
    length?: number | undefined
    width?: number | undefined
  }
  attributes?: Attributes
  /** Later places are older, so that lists, newest first, show products in the order they were listed here. */
  place?: number
}

type ProductRow = Omit<Insertable<ProductsTable>, 'image_id'>

const OPENING_DAY = Date.UTC(2026, 9, 1)
const MINUTE_MS = 60_000

/** A product as the database wants it. The same slug and place give the same id. */
export function aProduct(wish: ProductWish = {}): ProductRow {
  const { name = 'Blue Gel Pen', place = 0, sizes = {} } = wish
  const createdAt = new Date(OPENING_DAY - place * MINUTE_MS)
  return {
    id: fixedId(wish.slug ?? name, createdAt),
    name,
    name_hi: wish.nameHi ?? null,
    category: wish.category ?? 'Writing',
    price_paise: toPaise(wish.price ?? 40),
    description: wish.description ?? `${name}, made for everyday writing.`,
    stock: wish.stock ?? 25,
    pack_size: wish.pack ?? 1,
    weight_g: sizes.weight ?? null,
    height_cm: sizes.height ?? null,
    length_cm: sizes.length ?? null,
    width_cm: sizes.width ?? null,
    attributes: JSON.stringify(wish.attributes ?? {}),
    created_at: createdAt,
  }
}

export async function insertProduct(db: Db, product: ProductRow, image: Image): Promise<void> {
  await db
    .insertInto('images')
    .values(image)
    .onConflict((known) => known.doNothing())
    .execute()
  await db
    .insertInto('products')
    .values({ ...product, image_id: image.id })
    .onConflict((known) => known.doNothing())
    .execute()
}

/** The pictures of products that have none yet, in their order. */
export async function insertPictures(db: Db, galleries: ReadonlyMap<string, readonly GalleryPicture[]>): Promise<void> {
  const rows = [...galleries].flatMap(([product_id, pictures]) =>
    pictures.map(({ image, alt }, index) => ({ product_id, place: index + 1, image_id: image.id, alt })),
  )
  if (rows.length === 0) return
  await db
    .insertInto('images')
    .values([...galleries.values()].flatMap((pictures) => pictures.map(({ image }) => image)))
    .onConflict((known) => known.doNothing())
    .execute()
  await db.insertInto('product_pictures').values(rows).execute()
}
