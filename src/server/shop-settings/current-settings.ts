import { DEFAULT_SETTINGS, type ShopSettings } from '#contract/shop/default-settings.ts'
import { maySellForReal } from '#contract/shop/real-identity.ts'
import { tellFacts } from '#contract/shop/shop-facts.ts'
import type { Db } from '#server/platform/db/database.ts'
import { keptSettings, valuesOf } from './shop-settings.store.ts'

let current: ShopSettings
let isRealShop = false
hold(DEFAULT_SETTINGS)

/** Whom staff mails go to is not for pages. */
function hold(settings: ShopSettings): void {
  current = settings
  const { notices: _, ...facts } = settings
  tellFacts(facts)
}

/** What the owner decided, as this process last heard: nobody waits for the database to know it (docs/decisions/0055). */
export const shopSettings = (): ShopSettings => current

/** Whether the owner has said who they are and who hears complaints: live money is taken under no invented name. */
export const mayTakeLiveMoney = () => isRealShop

let reading: Promise<unknown> = Promise.resolve()

/** Reads them anew, one reading after the other: an older one must not come last. */
export function readSettings(db: Db): Promise<void> {
  const read = async () => {
    const kept = await keptSettings(db)
    hold(valuesOf(kept))
    isRealShop = maySellForReal(kept)
  }
  const next = reading.then(read)
  reading = next.catch(() => {})
  return next
}
