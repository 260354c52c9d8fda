import { msg, t } from './t.ts'

const DAY_MS = 86_400_000
/** India has one time zone, half past five ahead of UTC, and no summer time. */
const AHEAD_MS = 5.5 * 3_600_000

/** The moment at which the day in India began, so many days before the one it is now. */
export const startOfDay = (now: Date, daysBefore = 0) =>
  new Date((Math.floor((now.getTime() + AHEAD_MS) / DAY_MS) - daysBefore) * DAY_MS - AHEAD_MS)

/** 2026-11-16: the date in India at this moment. */
export const dateInIndia = (moment: Date) => new Date(moment.getTime() + AHEAD_MS).toISOString().slice(0, 10)

/** 2026-11-16 21:05: what a clock in India shows, as spreadsheets read it. */
export const clockInIndia = (moment: Date) =>
  new Date(moment.getTime() + AHEAD_MS).toISOString().slice(0, 16).replace('T', ' ')

/** Names come as one text a list, so that a language chooses for itself how short its short ones are. */
const WEEKDAYS = msg('Sunday Monday Tuesday Wednesday Thursday Friday Saturday')
const SHORT_WEEKDAYS = msg('Sun Mon Tue Wed Thu Fri Sat')
const MONTHS = msg('January February March April May June July August September October November December')
const SHORT_MONTHS = msg('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')

const namesIn = (list: string) => t(list).split(' ')
const nameIn = (list: string) => (place: number) => namesIn(list)[place] ?? ''

/** Counted from Sunday, 0, and from January, 0, as dates count them. */
export const weekdayName = nameIn(WEEKDAYS)
export const shortWeekday = nameIn(SHORT_WEEKDAYS)
export const monthName = nameIn(MONTHS)
export const shortMonth = nameIn(SHORT_MONTHS)
export const monthNames = () => namesIn(MONTHS)

/** 16 Nov 2026, 21:05: a moment as people in India write it. */
export function momentInIndia(moment: Date): string {
  const [date = '', time = ''] = clockInIndia(moment).split(' ')
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${shortMonth((month ?? 1) - 1)} ${year}, ${time}`
}

export const daysEarlier = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY_MS)
