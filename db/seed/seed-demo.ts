import type { MediaStore } from '#server/gateways/images/media-store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { atMost } from '#server/platform/semaphore.ts'
import { aProduct, insertPictures, insertProduct } from './builders/product-builder.ts'
import { storePictures } from './demo/demo-pictures.ts'
import { demoProducts } from './demo/demo-products.ts'
import { markDemoFinished, markDemoStarted } from './demo-mark.ts'
import { showProgress } from './progress.ts'
import { seedDemoAccount } from './seed-demo-account.ts'
import { seedDemoActivity } from './seed-demo-activity.ts'
import { seedDemoFamilies } from './seed-demo-families.ts'
import { seedDemoReviews } from './seed-demo-reviews.ts'
import { seedDemoSeasons } from './seed-demo-seasons.ts'
import { seedDemoSocial } from './seed-demo-social.ts'

const PRODUCTS_AT_ONCE = 8

/** Fills the shop with the demo catalogue, going on where it was interrupted. */
export async function seedDemo(db: Db, media: MediaStore): Promise<void> {
  await markDemoStarted(db)
  const products = demoProducts.map((demo, place) => ({ ...demo, row: aProduct({ ...demo, place }) }))
  const shown = await db.selectFrom('product_pictures').select('product_id').distinct().execute()
  const known = new Set(shown.map(({ product_id }) => product_id))
  const missing = products.filter(({ row }) => !known.has(row.id))
  // Each write waits for the disk or for S3, so several wait together.
  const inTurn = atMost(PRODUCTS_AT_ONCE)
  const drawn = await Promise.all(
    missing.map((demo) => inTurn(async () => ({ row: demo.row, pictures: await storePictures(media, demo) }))),
  )
  const progress = showProgress('Filling the shop', missing.length)
  for (const { row, pictures } of drawn) {
    await insertProduct(db, row, pictures[0].image)
    progress.advance()
  }
  // All at once, and last: a product without them is one that is not finished.
  await insertPictures(db, new Map(drawn.map(({ row, pictures }) => [row.id, pictures])))
  const ids = new Map(products.map(({ slug, row }) => [slug, row.id]))
  await seedDemoFamilies(db, ids)
  await seedDemoReviews(db, ids)
  await seedDemoActivity(db)
  await seedDemoSeasons(db)
  await seedDemoSocial(db)
  await seedDemoAccount(db)
  await markDemoFinished(db)
}
