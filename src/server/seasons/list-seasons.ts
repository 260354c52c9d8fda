import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { dateInIndia } from '#contract/platform/india-days.ts'
import { seasonOn } from '#contract/seasons/season-days.ts'
import type { currentSeasonCall, listSeasonsCall } from '#contract/seasons/seasons.endpoints.ts'
import type { Ctx } from '#server/platform/context.ts'
import { allSeasons } from './seasons.store.ts'

/** What the home page tells of today. */
export async function currentSeason({ db, now }: Ctx): Promise<AnswerOf<typeof currentSeasonCall>> {
  return { data: seasonOn(await allSeasons(db), dateInIndia(now)) ?? null }
}

export async function listSeasons({ db, now }: Ctx): Promise<AnswerOf<typeof listSeasonsCall>> {
  return { data: await allSeasons(db), today: dateInIndia(now) }
}
