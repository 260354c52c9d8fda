import type { ShippingOrder } from '#contract/orders/order.ts'
import { type StatusTone, statusTone } from '#contract/orders/order-status.ts'

const inIndia = { timeZone: 'Asia/Kolkata' } as const
const day = new Intl.DateTimeFormat('en-IN', { ...inIndia, dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en-IN', { ...inIndia, dateStyle: 'medium', timeStyle: 'short' })

/** 16 Nov 2026: the day it was in India, wherever the page is read. */
export const orderDay = (at: string) => day.format(new Date(at))
export const orderMoment = (at: string) => moment.format(new Date(at))

export const statusWords = (status: string | null | undefined) => status || 'Processing'
export const pendingUnless = (status: string | null | undefined) => status || 'Pending'

const NEXT: Record<StatusTone, string> = {
  waiting: 'We pack it and hand it to the courier within two working days.',
  info: 'It is on its way to you.',
  good: 'Something not right? You can return it within seven days of delivery.',
}
const OVER = /^(cancel|return|refund)/i

/** What the shopper may expect next; nothing where the status says it all. */
export function nextWords({ status }: Pick<ShippingOrder, 'status'>): string | undefined {
  return OVER.test(status) ? undefined : NEXT[statusTone(status)]
}

export const piecesOf = ({ products }: Pick<ShippingOrder, 'products'>) =>
  products.reduce((sum, { quantity }) => sum + quantity, 0)

export const itemsText = (pieces: number) => `${pieces} ${pieces === 1 ? 'item' : 'items'}`
