import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { dateInIndia } from '#contract/platform/india-days.ts'
import { currentLanguage } from '#contract/platform/t.ts'
import { seasonOn } from '#contract/seasons/season-days.ts'
import { inHindi } from '#contract/seasons/season-in-hindi.ts'
import type { currentSeasonCall, listSeasonsCall } from '#contract/seasons/seasons.endpoints.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { allSeasons } from './seasons.store.ts'

/** What the home page tells of today, in the language of the page. */
export async function currentSeason({ db, now }: Ctx): Promise<AnswerOf<typeof currentSeasonCall>> {
  const season = seasonOn(await allSeasons(db), dateInIndia(now))
  if (!season) return { data: null }
  return { data: currentLanguage() === 'hi' ? inHindi(season) : season }
}

export async function listSeasons({ db, now }: Ctx): Promise<AnswerOf<typeof listSeasonsCall>> {
  return { data: await allSeasons(db), today: dateInIndia(now) }
}
