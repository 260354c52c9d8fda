import type { ShopSettings } from '#contract/shop/default-settings.ts'
import type { Db } from '#server/platform/db/database.ts'

/** A shop as its owner has set it up: no word of the demonstration shop is left. */
export const REAL_IDENTITY: Pick<ShopSettings, 'identity' | 'grievance'> = {
  identity: {
    ...{ legalName: 'Kagaz & Sons', street: '5 Broadway', city: 'Kochi', postalCode: '682031', state: 'Kerala' },
    ...{
      gstin: '32AAPFU0939F1Z4',
      helpMail: 'help@kagaz.in',
      helpPhone: '+91 484 235 0000',
      helpHours: '10 am to 6 pm',
    },
  },
  grievance: { name: 'Ravi Nair', mail: 'complaints@kagaz.in', phone: '+91 484 235 0001', address: '' },
}

/** What a shop needs before it takes live money in production. A running shop hears of it. */
export async function saveRealIdentity(db: Db): Promise<void> {
  const saved = { saved_at: new Date(), saved_by: 'The owner' }
  await db
    .insertInto('shop_settings')
    .values(
      (['identity', 'grievance'] as const).map((section) => ({
        ...{ section, ...saved },
        value: JSON.stringify(REAL_IDENTITY[section]),
      })),
    )
    .onConflict((known) => known.doNothing())
    .execute()
}
