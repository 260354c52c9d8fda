import type { Db } from '#server/platform/db/database.ts'
import { saveRealIdentity } from '#tests/support/real-identity.ts'
import { putOnSale } from '#tests/support/shoppers.ts'
import type { World } from './world.ts'

const [PRODUCTS, FEWEST_IN_STOCK] = [8, 15]

/** What a shop needs before it sells: whose it is, and some of each product, so that things run out. */
export async function fillShelves(db: Db, seed: number): Promise<World['products']> {
  await saveRealIdentity(db)
  const products: World['products'] = []
  for (let place = 0; place < PRODUCTS; place += 1) {
    const stock = FEWEST_IN_STOCK * (1 + place * place)
    const name = `Pen ${place} of ${seed}`
    const { id } = await putOnSale(db, { name, slug: `${seed}-${place}`, place, price: 60 + place, stock })
    products.push({ id, stock })
  }
  return products
}

/** Half of the products belong to each of the sellers. */
export async function shareShelves({ db, products }: World, sellers: [string, string]): Promise<void> {
  for (const [place, { id }] of products.entries()) {
    await db
      .updateTable('all_products')
      .set({ seller_id: sellers[place % 2] ?? null })
      .where('id', '=', id)
      .execute()
  }
}
