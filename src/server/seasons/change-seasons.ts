import { changesBetween } from '#contract/audit/changes-between.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { MOST_SEASONS, seasonTexts } from '#contract/seasons/season.texts.ts'
import type { SeasonInput } from '#contract/seasons/season.ts'
import { daysText } from '#contract/seasons/season-days.ts'
import {
  type addSeasonCall,
  type changeSeasonCall,
  type deleteSeasonCall,
  seasonFailures,
} from '#contract/seasons/seasons.endpoints.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { newId } from '#server/platform/ids.ts'
import { deleteSeasonRow, insertSeason, lockCount, lockSeason, updateSeason } from './seasons.store.ts'

export async function addSeason(
  ctx: Ctx,
  input: ParsedInput<typeof addSeasonCall>,
): Promise<AnswerOf<typeof addSeasonCall>> {
  const data = await ctx.db.transaction().execute(async (tx) => {
    if ((await lockCount(tx)) >= MOST_SEASONS) throw new Failure(seasonFailures.tooMany)
    const season = await insertSeason(tx, newId(), input)
    const changes = changesBetween({}, audited(season))
    await recordChange(tx, ctx.actor, ctx.now, { action: 'seasonAdded', id: season._id, changes })
    return season
  })
  return { message: seasonTexts.saved, data }
}

/** Two who edit the same season never overwrite each other unseen. */
export async function changeSeason(
  ctx: Ctx,
  { id, version, ...input }: ParsedInput<typeof changeSeasonCall>,
): Promise<AnswerOf<typeof changeSeasonCall>> {
  const data = await ctx.db.transaction().execute(async (tx) => {
    const before = await lockSeason(tx, id)
    if (!before) throw new Failure(seasonFailures.unknown)
    if (before.version !== version) throw new Failure(seasonFailures.changedMeanwhile)
    const after = await updateSeason(tx, id, input)
    const changes = changesBetween(audited(before), audited(after))
    await recordChange(tx, ctx.actor, ctx.now, { action: 'seasonChanged', id, changes })
    return after
  })
  return { message: seasonTexts.saved, data }
}

export async function deleteSeason(
  ctx: Ctx,
  { id }: ParsedInput<typeof deleteSeasonCall>,
): Promise<AnswerOf<typeof deleteSeasonCall>> {
  await ctx.db.transaction().execute(async (tx) => {
    const season = await lockSeason(tx, id)
    if (!season) throw new Failure(seasonFailures.unknown)
    await deleteSeasonRow(tx, id)
    const changes = { name: [season.name, null] as [string, null] }
    await recordChange(tx, ctx.actor, ctx.now, { action: 'seasonDeleted', id, changes })
  })
  return { message: seasonTexts.deleted }
}

/** As people read it in the history. */
const audited = (season: SeasonInput) => {
  const { name, heading, text, button, nameHi, headingHi, textHi, buttonHi } = season
  const inHindi = { nameHi, headingHi, textHi, buttonHi }
  const { leadsTo, words, picture, isOn } = season
  return {
    ...{ name, heading, text, button, ...inHindi, leadsTo, words },
    ...{ drawing: picture, days: daysText(season), shown: isOn },
  }
}
