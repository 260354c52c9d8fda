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
