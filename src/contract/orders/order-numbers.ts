/** Tax law allows sixteen signs: letters, digits, - and /. */
export const invoiceNumber = (year: string, place: number) => `LK/${year}/${String(place).padStart(6, '0')}`

/** The same number as people and couriers use it. */
export const orderNumber = (year: string, place: number) =>
  `LK${year.replace('-', '')}-${String(place).padStart(6, '0')}`
