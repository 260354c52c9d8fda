import { dateInIndia, daysEarlier } from '#contract/platform/india-days.ts'

export type Preset = { name: string; from: string; to: string }

/** In India the books are closed at the end of March. */
const FIRST_MONTH_OF_BOOKS = 4

/** Spans of days that people ask for, seen from now. */
export function presetsAt(now: Date): Preset[] {
  const today = dateInIndia(now)
  const [year = 0, month = 0] = today.split('-').map(Number)
  const back = (days: number) => ({ from: dateInIndia(daysEarlier(now, days - 1)), to: today })
  const lastMonth = month === 1 ? firstOf(year - 1, 12) : firstOf(year, month - 1)
  const booksYear = month >= FIRST_MONTH_OF_BOOKS ? year : year - 1
  return [
    { name: 'Last 7 days', ...back(7) },
    { name: 'Last 30 days', ...back(30) },
    { name: 'Last 90 days', ...back(90) },
    { name: 'This month', from: firstOf(year, month), to: today },
    { name: 'Last month', from: lastMonth, to: dayBefore(firstOf(year, month)) },
    { name: 'This financial year', from: firstOf(booksYear, FIRST_MONTH_OF_BOOKS), to: today },
  ]
}

const firstOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`
const dayBefore = (day: string) => daysEarlier(new Date(day), 1).toISOString().slice(0, 10)
