import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'
import { MOST_SEASONS } from './season.texts.ts'
import { season, seasonInput, shownSeason } from './season.ts'

/** What shows a season grows old with any change of the seasons, and at midnight in India. */
export const SEASONS_TAG = 'seasons'

export const seasonFailures = failures('seasons', {
  unknown: { status: 404, text: 'This season is no longer there.' },
  changedMeanwhile: {
    status: 409,
    text: 'Somebody else changed this season after you opened it. Copy what you need and open it again.',
  },
  tooMany: { status: 409, text: `There can be at most ${MOST_SEASONS} seasons. Delete one first.` },
})

export const currentSeasonCall = endpoint('currentSeason', 'GET', '/api/v1/season', {
  who: 'anyone',
  summary: 'The season that the home page tells of today, or null.',
  answer: z.object({ data: shownSeason.nullable() }),
  tags: () => [SEASONS_TAG],
})

const byId = z.object({ id: z.uuid() })
const SEASONS = '/api/v2/admin/seasons'

export const listSeasonsCall = endpoint('listSeasons', 'GET', SEASONS, {
  who: 'editHomePage',
  summary: 'Every season, by the day it begins, and which date it is in India.',
  answer: z.object({ data: z.array(season), today: z.iso.date() }),
})

export const addSeasonCall = endpoint('addSeason', 'POST', SEASONS, {
  who: 'editHomePage',
  summary: 'Adds a season.',
  input: seasonInput,
  answer: z.object({ message: z.string(), data: season }),
  failures: [seasonFailures.tooMany],
})

export const changeSeasonCall = endpoint('changeSeason', 'POST', `${SEASONS}/:id`, {
  who: 'editHomePage',
  summary: 'Replaces a season, if nobody else changed it meanwhile.',
  input: seasonInput.safeExtend({ ...byId.shape, version: z.coerce.number().int() }),
  answer: z.object({ message: z.string(), data: season }),
  failures: [seasonFailures.unknown, seasonFailures.changedMeanwhile],
})

export const deleteSeasonCall = endpoint('deleteSeason', 'DELETE', `${SEASONS}/:id`, {
  who: 'editHomePage',
  summary: 'Deletes a season.',
  input: byId,
  answer: z.object({ message: z.string() }),
  failures: [seasonFailures.unknown],
})
