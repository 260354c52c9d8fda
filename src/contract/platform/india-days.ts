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

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export const daysEarlier = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY_MS)
