import type { Generated, JSONColumnType } from 'kysely'
import type { ShopSettings } from '#contract/shop/default-settings.ts'
import type { Register } from '#server/platform/db/tables.ts'

export type ShopSettingsTable = {
  section: keyof ShopSettings
  value: JSONColumnType<ShopSettings[keyof ShopSettings]>
  version: Generated<number>
  saved_at: Date
  saved_by: string
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    shop_settings: ShopSettingsTable
  }
}

/** What stands in its columns about people, and what for (privacy/purposes.ts). */
export const register = {
  shop_settings: { none: ['section', 'value', 'version', 'saved_at'], namesOfStaff: ['saved_by'] },
} satisfies Register
