import { expect, test } from 'vitest'
import { seasonInput } from '#contract/seasons/season.ts'
import { demoSeasons } from './demo-seasons.ts'

test.each(demoSeasons.map((season) => [season.name, season]))(
  '%s is a season that staff could have typed',
  (_, season) => {
    expect(seasonInput.parse(season)).toEqual(season)
  },
)
