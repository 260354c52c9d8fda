import type { Order } from '#contract/orders/order.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'

const inIndia = { timeZone: 'Asia/Kolkata' } as const
const day = new Intl.DateTimeFormat('en-IN', { ...inIndia, dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en-IN', { ...inIndia, dateStyle: 'medium', timeStyle: 'short' })

/** 16 Nov 2026: the day it was in India, wherever the page is read. */
export const orderDay = (at: string) => day.format(new Date(at))
export const orderMoment = (at: string) => moment.format(new Date(at))

export const pendingUnless = (status: string | null | undefined) => status || 'Pending'

const NEXT: Partial<Record<OrderStatus, string>> = {
  processing: 'We pack it and hand it to the courier within two working days.',
  shipped: 'It is on its way to you.',
  delivered: 'Something not right? You can return it within seven days of delivery.',
}

/** What the shopper may expect next; nothing where the status says it all. */
export const nextWords = ({ status }: Pick<Order, 'status'>): string | undefined => NEXT[status]

export const piecesOf = ({ lines }: Pick<Order, 'lines'>) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

export const itemsText = (pieces: number) => `${pieces} ${pieces === 1 ? 'item' : 'items'}`
