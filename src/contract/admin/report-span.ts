import { type FailureKind, failures } from '#contract/platform/failures.ts'
import { dateInIndia, daysEarlier, startOfDay } from '#contract/platform/india-days.ts'

const USUAL_DAYS = 30
/** Two years, one of which may be a leap year. */
const LONGEST_DAYS = 731

/** Days in India, 2026-11-16, the last one included. */
export type Days = { from: string; to: string }

export const reportFailures = failures('admin', {
  daysReversed: { status: 400, text: 'The first day must not be after the last.' },
  tooManyDays: { status: 400, text: 'Choose at most two years.' },
})

/** What was asked for; without an end up to today, without a start the 30 days before. */
export function daysOf({ from, to }: { [Day in keyof Days]?: string | undefined }, now: Date): Days {
  const last = to ?? dateInIndia(now)
  return { from: from ?? dateInIndia(daysEarlier(momentOf(last), USUAL_DAYS - 1)), to: last }
}

/** What is wrong with these days, if anything. */
export function daysFault({ from, to }: Days): FailureKind | undefined {
  if (from > to) return reportFailures.daysReversed
  if (spanOf({ from, to }).days > LONGEST_DAYS) return reportFailures.tooManyDays
  return undefined
}

/** The moments that these days lie between: `until` is the first that no longer belongs to them. */
export function spanOf({ from, to }: Days): { since: Date; until: Date; days: number } {
  const since = momentOf(from)
  const until = daysEarlier(momentOf(to), -1)
  return { since, until, days: Math.round((until.getTime() - since.getTime()) / 86_400_000) }
}

/** When this day began in India. */
const momentOf = (day: string) => startOfDay(new Date(`${day}T12:00:00+05:30`))
