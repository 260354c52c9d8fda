import type { Image } from '#contract/images/image.ts'
import type { Db } from '#server/platform/db/database.ts'
import { aProduct, insertProduct } from './builders/product-builder.ts'
import { pictureFile } from './demo/demo-pictures.ts'
import { demoProducts } from './demo/demo-products.ts'
import { markDemoFinished, markDemoStarted } from './demo-mark.ts'
import { type PictureSettings, storePictures } from './picture-process.ts'
import { showProgress } from './progress.ts'
import { seedDemoAccount } from './seed-demo-account.ts'
import { seedDemoActivity } from './seed-demo-activity.ts'
import { seedDemoReviews } from './seed-demo-reviews.ts'

/** Fills the shop with the demo catalogue, going on where it was interrupted. */
export async function seedDemo(db: Db, settings: PictureSettings): Promise<void> {
  await markDemoStarted(db)
  const products = demoProducts.map((demo, place) => ({ ...demo, row: aProduct({ ...demo, place }) }))
  const known = new Set((await db.selectFrom('products').select('id').execute()).map(({ id }) => id))
  const missing = new Map(
    products.filter(({ row }) => !known.has(row.id)).map((product) => [pictureFile(product), product.row]),
  )
  const progress = showProgress('Filling the shop', products.length)
  progress.advance(products.length - missing.size)
  await storePictures(settings, [...missing.keys()], async (file: string, image: Image) => {
    const row = missing.get(file)
    if (row) await insertProduct(db, row, image)
    progress.advance()
  })
  await seedDemoReviews(db, new Map(products.map(({ slug, row }) => [slug, row.id])))
  await seedDemoActivity(db)
  await seedDemoAccount(db)
  await markDemoFinished(db)
}
