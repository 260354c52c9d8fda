import { readFile } from 'node:fs/promises'
import type { MediaStore } from '#server/gateways/images/media-store.ts'
import { storeImage } from '#server/gateways/images/store-image.ts'
import type { Db } from '#server/platform/db/database.ts'
import { aProduct, insertProduct } from './builders/product-builder.ts'
import { pictureFile } from './demo/demo-pictures.ts'
import { type DemoProduct, demoProducts } from './demo/demo-products.ts'
import { showProgress } from './progress.ts'

const DEMO = 'demo'
/** Pictures take most of the time; more at once than cores only costs memory. */
const AT_ONCE = 4

/** Fills an empty shop with the demo catalogue. Goes on where it was interrupted; a filled shop is left alone. */
export async function seedDemo(db: Db, media: MediaStore): Promise<void> {
  if (!(await isWanted(db))) return
  await db
    .insertInto('seeds')
    .values({ name: DEMO, finished_at: null })
    .onConflict((seed) => seed.doNothing())
    .execute()
  const progress = showProgress('Filling the shop', demoProducts.length)
  const waiting = demoProducts.entries()
  const worker = async () => {
    for (const [place, demo] of waiting) {
      await addDemoProduct(db, media, demo, place)
      progress.advance()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  await db.updateTable('seeds').set({ finished_at: new Date() }).where('name', '=', DEMO).execute()
}

async function isWanted(db: Db): Promise<boolean> {
  const seed = await db.selectFrom('seeds').selectAll().where('name', '=', DEMO).executeTakeFirst()
  if (seed) return seed.finished_at === null
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) === undefined
}

async function addDemoProduct(db: Db, media: MediaStore, demo: DemoProduct, place: number): Promise<void> {
  const product = aProduct({ ...demo, place })
  const known = await db.selectFrom('products').select('id').where('id', '=', product.id).executeTakeFirst()
  if (known) return
  const picture = await readFile(pictureFile(demo))
  await insertProduct(db, product, await storeImage(media, picture, 'quick'))
}
