import { dateInIndia, monthName, shortMonth, shortWeekday, weekdayName } from '#contract/platform/india-days.ts'

const DAY_MS = 86_400_000
const after = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
const isSunday = (day: string) => new Date(day).getUTCDay() === 0

/** This day, or the Monday after it. */
const workingDay = (day: string) => (isSunday(day) ? after(day, 1) : day)

/**
 * The day by which an order leaves us: so many working days, Monday to Saturday, we take to pack and hand over. Days are
 * written 2026-11-20, and are days in India.
 */
export function dispatchDay(orderedAt: Date, dispatchDays: number): string {
  let day = dateInIndia(orderedAt)
  for (let left = dispatchDays; left > 0; left -= 1) day = workingDay(after(day, 1))
  return day
}

/**
 * The day by which a parcel is there: the one promise that the product page, the checkout, the order and its mails make.
 * `courierDays` is what the courier takes from our door to theirs. Nobody delivers on Sundays.
 */
export const deliveryDay = (orderedAt: Date, dispatchDays: number, courierDays: number): string =>
  workingDay(after(dispatchDay(orderedAt, dispatchDays), courierDays))

/** "Friday, 20 November" */
export function dayInWords(day: string): string {
  const at = new Date(day)
  return `${weekdayName(at.getUTCDay())}, ${at.getUTCDate()} ${monthName(at.getUTCMonth())}`
}

/** "Fri, 20 Nov", where a line has to do. */
export function dayInShort(day: string): string {
  const at = new Date(day)
  return `${shortWeekday(at.getUTCDay())}, ${at.getUTCDate()} ${shortMonth(at.getUTCMonth())}`
}
