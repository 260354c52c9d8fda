/** Apart from the endpoints, which load zod. */
type Report = {
  title: string
  /** What its figures mean. */
  about: string
  /** What is so now needs no days. */
  isUndated?: true
  /** Of real ones only. */
  countsOrders?: true
}

export const REPORT_NAMES = [
  'sales-by-day',
  'sales-by-product',
  'sales-by-category',
  'sales-by-seller',
  'sales-by-pin',
  'stock-value',
  'dead-stock',
  'failed-searches',
  'staff-activity',
] as const
export type ReportName = (typeof REPORT_NAMES)[number]

const SALES =
  'Orders by the day they were placed, tax and discount included. Cancelled orders count until their refund has gone out.'
const SHARED = `${SALES} Tax, discounts and refunds are shared among an order’s items by price.`

export const REPORTS: Record<ReportName, Report> = {
  'sales-by-day': { title: 'Sales by day', about: SALES, countsOrders: true },
  'sales-by-product': { title: 'Sales by product', about: SHARED, countsOrders: true },
  'sales-by-category': { title: 'Sales by category', about: SHARED, countsOrders: true },
  'sales-by-seller': { title: 'Sales by seller', about: SHARED, countsOrders: true },
  'sales-by-pin': { title: 'Sales by PIN code', about: SALES, countsOrders: true },
  'stock-value': { title: 'Stock value', about: 'What’s in stock now, at today’s prices before GST.', isUndated: true },
  'dead-stock': {
    title: 'Dead stock',
    about: 'In stock now, added before these days, and not sold once during them.',
    countsOrders: true,
  },
  'failed-searches': {
    title: 'Searches without result',
    about: 'What shoppers last looked for during these days and didn’t find. “Times” counts all searches so far.',
  },
  'staff-activity': { title: 'Staff activity', about: 'Changes that staff and sellers made, from the history.' },
}
