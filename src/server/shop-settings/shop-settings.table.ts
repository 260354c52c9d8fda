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

export const register = {
  shop_settings: { none: 4, namesOfStaff: ['saved_by'] },
} satisfies Register
