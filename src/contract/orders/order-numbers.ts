import { dateInIndia } from '#contract/platform/india-days.ts'

const FIRST_MONTH = 4

/** India's financial year, April to March, as tax papers write it: `26-27`. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = dateInIndia(at).split('-').map(Number)
  const start = month >= FIRST_MONTH ? year : year - 1
  const short = (year: number) => String(year % 100).padStart(2, '0')
  return `${short(start)}-${short(start + 1)}`
}

/** When the financial year of this moment began in India. */
export const financialYearBegan = (at: Date) => new Date(`20${financialYear(at).slice(0, 2)}-04-01T00:00:00+05:30`)

/** Tax law allows sixteen signs: letters, digits, - and /. */
export const invoiceNumber = (year: string, place: number) => `LK/${year}/${String(place).padStart(6, '0')}`

/** The same number as people and couriers use it. */
export const orderNumber = (year: string, place: number) =>
  `LK${year.replace('-', '')}-${String(place).padStart(6, '0')}`
