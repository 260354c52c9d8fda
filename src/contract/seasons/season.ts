import { z } from 'zod'
import { CATEGORIES } from '#contract/catalog/category.ts'
import { ODD_SIGNS } from '#contract/platform/odd-signs.ts'
import { LONGEST_SEASON, seasonTexts } from './season.texts.ts'
import { isDayOfYear } from './season-days.ts'

/** Where a season may lead: pages of the shop alone, so that no link of ours leads elsewhere or nowhere. */
export const SEASON_TARGETS = ['shop', 'search', ...CATEGORIES] as const

const line = (field: keyof typeof LONGEST_SEASON) =>
  z
    .string(seasonTexts[`${field}Missing`])
    .max(LONGEST_SEASON[field] * 2, seasonTexts[`${field}TooLong`])
    .normalize('NFC')
    .overwrite((text) => text.replace(/\s+/g, ' ').trim())
    .max(LONGEST_SEASON[field], seasonTexts[`${field}TooLong`])
    .refine((text) => !ODD_SIGNS.test(text), seasonTexts.odd)

const needed = (field: keyof typeof LONGEST_SEASON) => line(field).min(1, seasonTexts[`${field}Missing`])

/** Forms send texts, programs numbers. */
const month = z.coerce
  .number(seasonTexts.badMonth)
  .int(seasonTexts.badMonth)
  .min(1, seasonTexts.badMonth)
  .max(12, seasonTexts.badMonth)
const day = z.coerce
  .number(seasonTexts.badDay)
  .int(seasonTexts.badDay)
  .min(1, seasonTexts.badDay)
  .max(31, seasonTexts.badDay)

/** What shoppers see of a season. */
const shown = z.object({
  /** Also what staff call it. */
  name: needed('name'),
  heading: needed('heading'),
  text: needed('text'),
  button: needed('button'),
  leadsTo: z.enum(SEASON_TARGETS, seasonTexts.badTarget),
  /** What is searched for, where it leads to a search. */
  words: line('words').default(''),
  /** The drawing and the colour of a category. */
  picture: z.enum(CATEGORIES, seasonTexts.badPicture),
})

const fields = shown.extend({ fromMonth: month, fromDay: day, toMonth: month, toDay: day, isOn: z.boolean() })

/** What staff send. */
export const seasonInput = fields.superRefine((given, context) => {
  const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (!isDayOfYear(given.fromMonth, given.fromDay)) wrong('fromDay', seasonTexts.badDay)
  if (!isDayOfYear(given.toMonth, given.toDay)) wrong('toDay', seasonTexts.badDay)
  if (given.leadsTo === 'search' && given.words === '') wrong('words', seasonTexts.wordsMissing)
})
export type SeasonInput = z.output<typeof seasonInput>

export const shownSeason = shown
export type ShownSeason = z.output<typeof shownSeason>

/** `version` counts its changes: who edits says which one they saw. */
export const season = fields.extend({ _id: z.uuid(), version: z.number().int() })
export type Season = z.output<typeof season>
