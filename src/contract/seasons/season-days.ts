import { dateInIndia, shortMonth } from '#contract/platform/india-days.ts'

/** A season comes every year, from one day to another, both included. One that ends before it begins runs over New Year. */
export type SeasonDays = { fromMonth: number; fromDay: number; toMonth: number; toDay: number }
type Kept = SeasonDays & { _id: string; isOn: boolean }

/** In a leap year: a season that ends on 29 February ends a day earlier in the others. */
const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export const isDayOfYear = (month: number, day: number) => day >= 1 && day <= (LONGEST_MONTHS[month - 1] ?? 0)

/** 12 February is 212: days in their order, with nothing in between that matters. */
const numberOf = (month: number, day: number) => month * 100 + day
const BEYOND_DECEMBER = 1_300

/** Of a date as `dateInIndia` writes it. */
const dayOf = (date: string) => Number(date.slice(5).replace('-', ''))

export function runsOn({ fromMonth, fromDay, toMonth, toDay }: SeasonDays, date: string): boolean {
  const [from, to, day] = [numberOf(fromMonth, fromDay), numberOf(toMonth, toDay), dayOf(date)]
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}

/** The season that the home page shows on this date: of several, the one that began last; of those, the newest. */
export function seasonOn<Season extends Kept>(seasons: readonly Season[], date: string): Season | undefined {
  const sinceStart = ({ fromMonth, fromDay }: SeasonDays) =>
    (dayOf(date) - numberOf(fromMonth, fromDay) + BEYOND_DECEMBER) % BEYOND_DECEMBER
  return seasons
    .filter((season) => season.isOn && runsOn(season, date))
    .sort((one, other) => sinceStart(one) - sinceStart(other) || (one._id < other._id ? 1 : -1))[0]
}

const DAYS_AHEAD = 366
const DAY_MS = 86_400_000

/** Today and the days of a year after it. */
function daysAhead(today: string): string[] {
  const noon = Date.parse(`${today}T12:00:00+05:30`)
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => dateInIndia(new Date(noon + ahead * DAY_MS)))
}

/** When the home page shows something else next, and what; undefined where it never does. */
export function nextChange<Season extends Kept>(seasons: readonly Season[], today: string) {
  const shown = seasonOn(seasons, today)
  const date = daysAhead(today).find((day) => seasonOn(seasons, day) !== shown)
  return date && { date, season: seasonOn(seasons, date) }
}

/** The first day, from today on, on which the home page shows this season; undefined where others always stand before it. */
export const firstShown = <Season extends Kept>(seasons: readonly Season[], season: Season, today: string) =>
  daysAhead(today).find((day) => seasonOn(seasons, day) === season)

const dayText = (month: number, day: number) => `${day} ${shortMonth(month - 1)}`

/** 1 Feb to 31 Mar */
export const daysText = ({ fromMonth, fromDay, toMonth, toDay }: SeasonDays) =>
  `${dayText(fromMonth, fromDay)} to ${dayText(toMonth, toDay)}`

/** 1 Feb, of a date with its year. */
export const dateText = (date: string) => dayText(Number(date.slice(5, 7)), Number(date.slice(8)))
