import { formatRupees } from '#contract/catalog/money.ts'

/** Dates of the dashboard come as the day it was in India, without a time. */
const format = (options: Intl.DateTimeFormatOptions) => {
  const words = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', ...options })
  return (day: string) => words.format(new Date(`${day}T00:00:00Z`))
}

/** Monday, 16 November */
export const longDay = format({ weekday: 'long', day: 'numeric', month: 'long' })
/** 16 Nov */
export const shortDay = format({ day: 'numeric', month: 'short' })

export const salesText = (sales: number, orders: number) =>
  orders === 1
    ? `${formatRupees(sales)} from 1 order`
    : `${formatRupees(sales)} from ${orders.toLocaleString('en-IN')} orders`
