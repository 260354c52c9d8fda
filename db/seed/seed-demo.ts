import type { MediaStore } from '#server/gateways/images/media-store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { aProduct, insertProduct } from './builders/product-builder.ts'
import { paintedPictures } from './demo/demo-pictures.ts'
import { demoProducts } from './demo/demo-products.ts'
import { markDemoFinished, markDemoStarted } from './demo-mark.ts'
import { showProgress } from './progress.ts'
import { seedDemoAccount } from './seed-demo-account.ts'
import { seedDemoActivity } from './seed-demo-activity.ts'
import { seedDemoReviews } from './seed-demo-reviews.ts'
import { storeDemoPicture } from './store-demo-picture.ts'

/** Fills the shop with the demo catalogue, going on where it was interrupted. */
export async function seedDemo(db: Db, media: MediaStore): Promise<void> {
  await markDemoStarted(db)
  const pictures = paintedPictures()
  const products = demoProducts.map((demo, place) => ({ ...demo, row: aProduct({ ...demo, place }) }))
  const known = new Set((await db.selectFrom('products').select('id').execute()).map(({ id }) => id))
  const progress = showProgress('Filling the shop', products.length)
  for (const { slug, row } of products) {
    const image = pictures[slug]?.image
    if (!known.has(row.id) && image) {
      await storeDemoPicture(media, image)
      await insertProduct(db, row, image)
    }
    progress.advance()
  }
  await seedDemoReviews(db, new Map(products.map(({ slug, row }) => [slug, row.id])))
  await seedDemoActivity(db)
  await seedDemoAccount(db)
  await markDemoFinished(db)
}
