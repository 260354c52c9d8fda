import { aProduct } from '#db/seed/builders/product-builder.ts'
import { type DemoProduct, demoProducts } from '#db/seed/demo/demo-products.ts'
import type { Db } from '#server/platform/db/database.ts'

const picture = { id: 'a'.repeat(32), width: 1000, height: 1000 }

/** Fills the shop with the demo catalogue, all with one picture. */
export async function addDemoCatalogue(db: Db): Promise<void> {
  await db.insertInto('images').values(picture).execute()
  await db
    .insertInto('products')
    .values(demoProducts.map((demo, place) => ({ ...rowOf(demo, place), image_id: picture.id })))
    .execute()
}

/** What a demo product is called in the database: its slug is not kept there. */
export const idOfDemo = (slug: string) => {
  const place = demoProducts.findIndex((demo) => demo.slug === slug)
  const demo = demoProducts[place]
  if (!demo) throw new Error(`There is no demo product ${slug}`)
  return rowOf(demo, place).id
}

const rowOf = (demo: DemoProduct, place: number) => aProduct({ ...demo, place })
