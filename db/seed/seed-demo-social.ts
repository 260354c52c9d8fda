import type { ShopFacts } from '#contract/shop/shop-facts.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Pages that only the demonstration shop has. */
const LINKS: ShopFacts['social'] = {
  instagram: 'https://www.instagram.com/likho.example',
  facebook: 'https://www.facebook.com/likho.example',
  x: 'https://x.com/likho_example',
  youtube: 'https://www.youtube.com/@likho.example',
}

/** Whatever its owner has saved stays. */
export async function seedDemoSocial(db: Db): Promise<void> {
  await db
    .insertInto('shop_settings')
    .values({ section: 'social', value: JSON.stringify(LINKS), saved_at: new Date(), saved_by: 'The demo' })
    .onConflict((saved) => saved.doNothing())
    .execute()
}
