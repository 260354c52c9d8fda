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

/** The same in Hindi, or nothing. */
const hindi = (field: keyof typeof LONGEST_SEASON) => line(field).default('')

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

/** What staff send. */
export const seasonInput = z
  .object({
    /** Also what staff call it. */
    name: needed('name'),
    heading: needed('heading'),
    text: needed('text'),
    button: needed('button'),
    ...{ nameHi: hindi('name'), headingHi: hindi('heading'), textHi: hindi('text'), buttonHi: hindi('button') },
    leadsTo: z.enum(SEASON_TARGETS, seasonTexts.badTarget),
    /** What is searched for, where it leads to a search. */
    words: line('words').default(''),
    /** The drawing and the colour of a category. */
    picture: z.enum(CATEGORIES, seasonTexts.badPicture),
    ...{ fromMonth: month, fromDay: day, toMonth: month, toDay: day },
    isOn: z.boolean(),
  })
  .superRefine((given, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (!isDayOfYear(given.fromMonth, given.fromDay)) wrong('fromDay', seasonTexts.badDay)
    if (!isDayOfYear(given.toMonth, given.toDay)) wrong('toDay', seasonTexts.badDay)
    if (given.leadsTo === 'search' && given.words === '') wrong('words', seasonTexts.wordsMissing)
  })
export type SeasonInput = z.output<typeof seasonInput>

/** What shoppers see of a season. It holds to no lengths: one from before a limit was drawn tighter is shown all the same. */
export const shownSeason = z.object({
  name: z.string(),
  heading: z.string(),
  text: z.string(),
  button: z.string(),
  leadsTo: z.enum(SEASON_TARGETS),
  words: z.string(),
  picture: z.enum(CATEGORIES),
})
export type ShownSeason = z.output<typeof shownSeason>

const whole = z.number().int()

/** `version` counts its changes: who edits says which one they saw. */
export const season = shownSeason.extend({
  _id: z.uuid(),
  version: whole,
  ...{ nameHi: z.string(), headingHi: z.string(), textHi: z.string(), buttonHi: z.string() },
  ...{ fromMonth: whole, fromDay: whole, toMonth: whole, toDay: whole },
  isOn: z.boolean(),
})
export type Season = z.output<typeof season>
