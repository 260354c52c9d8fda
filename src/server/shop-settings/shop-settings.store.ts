import { sql } from 'kysely'
import { DEFAULT_SETTINGS, type ShopSettings } from '#contract/shop/default-settings.ts'
import type { KeptSettings } from '#contract/shop-settings/settings.endpoints.ts'
import { SECTIONS, type Section } from '#contract/shop-settings/settings-sections.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Any number, as long as no other lock of the shop uses it. */
const SAVING_LOCK = 7_203

/** Every section, as it was saved or as the shop came. A field that is newer than what was saved is as the shop came. */
export async function keptSettings(db: Db): Promise<KeptSettings> {
  const rows = await db.selectFrom('shop_settings').selectAll().execute()
  const sections = SECTIONS.map((section) => {
    const row = rows.find((one) => one.section === section)
    const value = { ...DEFAULT_SETTINGS[section], ...row?.value }
    const saved = { savedBy: row?.saved_by ?? null, savedAt: row?.saved_at.toISOString() ?? null }
    return [section, { value, version: row?.version ?? 0, ...saved }]
  })
  return Object.fromEntries(sections)
}

export const valuesOf = (kept: KeptSettings) =>
  Object.fromEntries(SECTIONS.map((section) => [section, kept[section].value])) as ShopSettings

/** The same, and nobody else saves until the transaction is over. A section that has no row yet can only be locked so. */
export async function lockSettings(tx: Db): Promise<KeptSettings> {
  await sql`select pg_advisory_xact_lock(${SAVING_LOCK})`.execute(tx)
  return keptSettings(tx)
}

type Saved = { section: Section; value: ShopSettings[Section]; by: string; at: Date }

export async function saveSection(tx: Db, { section, value, by, at }: Saved): Promise<void> {
  const row = { value: JSON.stringify(value), saved_at: at, saved_by: by }
  await tx
    .insertInto('shop_settings')
    .values({ section, ...row })
    .onConflict((conflict) =>
      conflict
        .column('section')
        .doUpdateSet((column) => ({ ...row, version: column('shop_settings.version', '+', 1) })),
    )
    .execute()
}
