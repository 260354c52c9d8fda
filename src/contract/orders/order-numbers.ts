const FIRST_MONTH = 4
const INDIA = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', year: 'numeric', month: 'numeric' })

/** India's financial year, April to March, as tax papers write it: `26-27`. */
export function financialYear(at: Date): string {
  const parts = INDIA.formatToParts(at)
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const start = value('month') >= FIRST_MONTH ? value('year') : value('year') - 1
  const short = (year: number) => String(year % 100).padStart(2, '0')
  return `${short(start)}-${short(start + 1)}`
}

/** Tax law allows sixteen signs: letters, digits, - and /. */
export const invoiceNumber = (year: string, place: number) => `LK/${year}/${String(place).padStart(6, '0')}`

/** The same number as people and couriers use it. */
export const orderNumber = (year: string, place: number) =>
  `LK${year.replace('-', '')}-${String(place).padStart(6, '0')}`
