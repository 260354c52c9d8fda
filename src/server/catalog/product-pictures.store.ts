import { sql } from 'kysely'
import type { GalleryPicture } from '#contract/catalog/gallery.ts'
import type { Db } from '#server/platform/db/database.ts'

type WithImage = Pick<GalleryPicture, 'image'>

/** Where nothing is noted a product has one picture: the one that it names itself. */
export const onlyPicture = ({ image }: WithImage): GalleryPicture[] => [{ image, alt: '' }]

/** The pictures of a product in their order. */
export async function picturesOf(db: Db, product: WithImage & { _id: string }): Promise<GalleryPicture[]> {
  const rows = await db
    .selectFrom('product_pictures')
    .innerJoin('images', 'images.id', 'product_pictures.image_id')
    .select(['images.id', 'images.width', 'images.height', 'product_pictures.alt'])
    .where('product_id', '=', product._id)
    .orderBy('place')
    .execute()
  if (rows.length === 0) return onlyPicture(product)
  return rows.map(({ alt, ...image }): GalleryPicture => ({ image, alt }))
}

/** A product that was given another picture, by form or table, shows it first; it is told in other words then, and shown once. */
export const followImages = (tx: Db, productIds: readonly string[]) =>
  sql`
    with changed as (
      select product.id, product.image_id from all_products as product
      join product_pictures as first on first.product_id = product.id and first.place = 1
      where product.id = any (${productIds}::uuid[]) and first.image_id <> product.image_id
    ), doubled as (
      delete from product_pictures as other using changed
      where other.product_id = changed.id and other.place > 1 and other.image_id = changed.image_id
    )
    update product_pictures set image_id = changed.image_id, alt = '' from changed
    where product_id = changed.id and place = 1`.execute(tx)

/** These are the pictures of a product from now on. The first becomes its own, in the same transaction. */
export async function writePictures(
  tx: Db,
  productId: string,
  pictures: readonly [GalleryPicture, ...GalleryPicture[]],
): Promise<void> {
  const [first] = pictures
  await tx
    .updateTable('all_products')
    .set({ image_id: first.image.id })
    .where('id', '=', productId)
    .where('image_id', '<>', first.image.id)
    .execute()
  await tx.deleteFrom('product_pictures').where('product_id', '=', productId).execute()
  const rows = pictures.map(({ image, alt }, index) => ({
    product_id: productId,
    place: index + 1,
    image_id: image.id,
    alt,
  }))
  await tx.insertInto('product_pictures').values(rows).execute()
}
