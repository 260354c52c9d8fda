import type { Selectable } from 'kysely'
import type { Season, SeasonInput } from '#contract/seasons/season.ts'
import type { SeasonsTable } from './season.table.ts'

export const toColumns = (season: SeasonInput) => ({
  name: season.name,
  heading: season.heading,
  body: season.text,
  button: season.button,
  name_hi: season.nameHi,
  heading_hi: season.headingHi,
  body_hi: season.textHi,
  button_hi: season.buttonHi,
  leads_to: season.leadsTo,
  words: season.words,
  picture: season.picture,
  from_month: season.fromMonth,
  from_day: season.fromDay,
  to_month: season.toMonth,
  to_day: season.toDay,
  is_on: season.isOn,
})

export const toSeason = (row: Selectable<SeasonsTable>): Season => ({
  _id: row.id,
  version: row.version,
  name: row.name,
  heading: row.heading,
  text: row.body,
  button: row.button,
  nameHi: row.name_hi,
  headingHi: row.heading_hi,
  textHi: row.body_hi,
  buttonHi: row.button_hi,
  leadsTo: row.leads_to,
  words: row.words,
  picture: row.picture,
  fromMonth: row.from_month,
  fromDay: row.from_day,
  toMonth: row.to_month,
  toDay: row.to_day,
  isOn: row.is_on,
})
