import { dateInIndia } from '#contract/platform/india-days.ts'

/** The CGST Act, section 36: for 72 months after the annual return of that year is due. */
const KEPT_YEARS = 6

/**
 * From when on the shop has to keep its records. A tax year ends in March, its annual return is due on the last day of
 * the December after it: in 2027 the first year that still counts is the one that began in April 2020.
 */
export function taxRecordsSince(now: Date): Date {
  const year = Number(dateInIndia(now).slice(0, 4))
  return new Date(`${year - KEPT_YEARS - 1}-04-01T00:00:00+05:30`)
}
