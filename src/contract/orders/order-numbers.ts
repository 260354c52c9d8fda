import type { MoneyMode } from '#contract/payments/money-mode.ts'
import { dateInIndia } from '#contract/platform/india-days.ts'

const FIRST_MONTH = 4

/** India's financial year, April to March, as tax papers write it: `26-27`. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = dateInIndia(at).split('-').map(Number)
  const start = month >= FIRST_MONTH ? year : year - 1
  const short = (year: number) => String(year % 100).padStart(2, '0')
  return `${short(start)}-${short(start + 1)}`
}

/** Orders of test and sandbox money are numbered through, in no year: nothing of theirs is for the tax office. */
export const TEST_SERIES = 'test'

/** When the financial year of this moment began in India. */
export const financialYearBegan = (at: Date) => new Date(`20${financialYear(at).slice(0, 2)}-04-01T00:00:00+05:30`)

/** From which series an order's number is drawn. */
export const seriesOf = (money: MoneyMode, at: Date) => (money === 'live' ? financialYear(at) : TEST_SERIES)

/** What was drawn for an order: its place in a series, and what all numbers of this installation begin with. */
type Drawn = { series: string; prefix: string; place: number }

/** As people and couriers use it, and as it stands on the invoice; what is only a test has no number for tax papers. */
export function numbersOf({ series, prefix, place }: Drawn): { number: string; invoiceNumber: string } {
  const digits = String(place).padStart(6, '0')
  if (series === TEST_SERIES) {
    const number = `TEST-${prefix}-${digits}`
    return { number, invoiceNumber: number }
  }
  return {
    number: `${prefix}${series.replace('-', '')}-${digits}`,
    invoiceNumber: `${prefix}/${first(series)}/${digits}`,
  }
}

/** Tax law allows sixteen signs, letters, digits, - and /: so an invoice names only the year in which its year began. */
const first = (year: string) => year.slice(0, 2)

const LEAST_LEFT_OUT = 1_000
/** What a shop sells on a good day, as a multiple of the usual. */
const GOOD_DAY = 10

type Backup = { ageDays: number; ordersADay: number }

/**
 * The last number that an order may have got since a backup was made, with room to spare: the next is one that no order
 * has. Rounded, so that people see that it was meant.
 */
export function lastAfterRestore(last: number, { ageDays, ordersADay }: Backup): number {
  const since = Math.max(LEAST_LEFT_OUT, Math.ceil(ageDays + 1) * ordersADay * GOOD_DAY)
  return Math.ceil((last + since) / LEAST_LEFT_OUT) * LEAST_LEFT_OUT
}
