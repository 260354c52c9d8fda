import { changesBetween } from '#contract/audit/changes-between.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { ShopSettings } from '#contract/shop/default-settings.ts'
import {
  type listSettingsCall,
  SETTINGS_ID,
  type saveSettingsCalls,
  settingsFailures,
} from '#contract/shop-settings/settings.endpoints.ts'
import { settingsTexts } from '#contract/shop-settings/settings.texts.ts'
import type { Section } from '#contract/shop-settings/settings-sections.ts'
import { nameOfActor, recordChange } from '#server/audit/record-change.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { readSettings } from './current-settings.ts'
import { keptSettings, lockSettings, saveSection } from './shop-settings.store.ts'

export async function listSettings({ db }: Ctx): Promise<AnswerOf<typeof listSettingsCall>> {
  return { data: await keptSettings(db) }
}

type Input<Name extends Section> = ShopSettings[Name] & { version: number }
type Answer<Name extends Section> = AnswerOf<(typeof saveSettingsCalls)[Name]>

/** Two who edit one section never overwrite each other unseen. */
export const saveSettings =
  <Name extends Section>(section: Name) =>
  async (ctx: Ctx, { version, ...given }: Input<Name>): Promise<Answer<Name>> => {
    const value = given as unknown as ShopSettings[Name]
    await ctx.db.transaction().execute(async (tx) => {
      const before = (await lockSettings(tx))[section]
      if (before.version !== version) throw new Failure(settingsFailures.changedMeanwhile)
      const changes = changesBetween(audited(before.value), audited(value))
      if (Object.keys(changes).length === 0) return
      await saveSection(tx, { section, value, by: await nameOfActor(tx, ctx.actor?.id), at: ctx.now })
      await recordChange(tx, ctx.actor, ctx.now, {
        action: `${section}SettingsChanged`,
        id: SETTINGS_ID,
        changes,
      })
    })
    // The other processes are told by the database; whoever saved sees it with their next page.
    await readSettings(ctx.db)
    const kept = await keptSettings(ctx.db)
    return { message: settingsTexts.saved, data: kept[section] } as Answer<Name>
  }

const audited = (value: object) =>
  Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, Array.isArray(one) ? one.join(', ') : (one as string | number)]),
  )
