import type { MediaStore } from '#server/gateways/images/media-store.ts'
import { storeDrawing } from '#server/gateways/images/store-drawing.ts'
import { atMost } from '#server/platform/at-most.ts'
import type { Db } from '#server/platform/db/database.ts'
import { aProduct, insertProduct } from './builders/product-builder.ts'
import { demoProducts, readDrawing } from './demo/demo-products.ts'
import { markDemoFinished, markDemoStarted } from './demo-mark.ts'
import { showProgress } from './progress.ts'
import { seedDemoAccount } from './seed-demo-account.ts'
import { seedDemoActivity } from './seed-demo-activity.ts'
import { seedDemoFamilies } from './seed-demo-families.ts'
import { seedDemoReviews } from './seed-demo-reviews.ts'

const DRAWINGS_AT_ONCE = 8

/** Fills the shop with the demo catalogue, going on where it was interrupted. */
export async function seedDemo(db: Db, media: MediaStore): Promise<void> {
  await markDemoStarted(db)
  const products = demoProducts.map((demo, place) => ({ ...demo, row: aProduct({ ...demo, place }) }))
  const known = new Set((await db.selectFrom('products').select('id').execute()).map(({ id }) => id))
  const missing = products.filter(({ row }) => !known.has(row.id))
  // Each write waits for the disk or for S3, so several wait together.
  const inTurn = atMost(DRAWINGS_AT_ONCE)
  const drawn = await Promise.all(
    missing.map((demo) =>
      inTurn(async () => ({ row: demo.row, image: await storeDrawing(media, await readDrawing(demo)) })),
    ),
  )
  const progress = showProgress('Filling the shop', missing.length)
  for (const { row, image } of drawn) {
    await insertProduct(db, row, image)
    progress.advance()
  }
  const ids = new Map(products.map(({ slug, row }) => [slug, row.id]))
  await seedDemoFamilies(db, ids)
  await seedDemoReviews(db, ids)
  await seedDemoActivity(db)
  await seedDemoAccount(db)
  await markDemoFinished(db)
}
