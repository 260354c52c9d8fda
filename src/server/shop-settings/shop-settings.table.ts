import type { Generated, JSONColumnType } from 'kysely'
import type { ShopSettings } from '#contract/shop/default-settings.ts'

export type ShopSettingsTable = {
  section: keyof ShopSettings
  value: JSONColumnType<ShopSettings[keyof ShopSettings]>
  version: Generated<number>
  saved_at: Date
  saved_by: string
}
