import type { ReportName } from '#contract/admin/report-names.ts'
import type { ReportColumn, ReportTable } from '#contract/admin/reports.endpoints.ts'
import { type Paise, toRupees } from '#contract/catalog/money.ts'
import type { Db } from '#server/platform/db/database.ts'
import { failedSearches, staffActivity } from './activity.store.ts'
import {
  type Sold,
  type Span,
  type Sums,
  salesByCategory,
  salesByDay,
  salesByPin,
  salesByProduct,
  salesBySeller,
} from './sales.store.ts'
import { deadStock, type Stock, stockValue } from './stock.store.ts'

type Cells = ReportTable['rows'][number]
type Table = Pick<ReportTable, 'columns' | 'rows' | 'totals'>

const text = (title: string): ReportColumn => ({ title, kind: 'text' })
const CATEGORY: ReportColumn = { title: 'Category', kind: 'category' }
const count = (title: string): ReportColumn => ({ title, kind: 'count' })
const rupees = (title: string): ReportColumn => ({ title, kind: 'rupees' })

const money = (paise: Paise) => toRupees(Math.round(paise))
const SHOP = 'Likho'

const SALES = [rupees('Sales'), rupees('Refunded'), rupees('Net sales')]
const sales = ({ sales, refunded }: Omit<Sums, 'orders'>): Cells => [
  money(sales),
  money(refunded),
  money(sales - refunded),
]
const SOLD = [count('Orders'), count('Pieces'), ...SALES]
const sold = (row: Sold): Cells => [row.orders, row.pieces, ...sales(row)]

/** An order with lines of two sellers counts for both, so orders are not added up. */
const soldTotals = (names: number, rows: readonly Sold[]): Cells => {
  const sum = (of: (row: Sold) => number) => rows.reduce((so, row) => so + of(row), 0)
  return [
    'Total',
    ...Array<null>(names).fill(null),
    sum(({ pieces }) => pieces),
    ...sales({ sales: sum((row) => row.sales), refunded: sum((row) => row.refunded) }),
  ]
}

const STOCK = [text('Product'), CATEGORY, text('Seller'), count('In stock'), rupees('Price'), rupees('Value')]

const stockTable = ({ rows, totals }: Stock): Table => ({
  columns: STOCK,
  rows: rows.map((row) => [row.name, row.category, row.seller ?? SHOP, row.stock, money(row.price), money(row.value)]),
  totals: ['Total', null, null, totals.stock, null, money(totals.value)],
})

/** Every report: its columns and its rows, at most so many. */
export const REPORT_TABLES: Record<ReportName, (db: Db, span: Span, limit: number) => Promise<Table>> = {
  async 'sales-by-day'(db, span) {
    const rows = await salesByDay(db, span)
    const sum = (of: keyof Sums) => rows.reduce((so, row) => so + row[of], 0)
    const totals = { orders: sum('orders'), sales: sum('sales'), refunded: sum('refunded') }
    return {
      columns: [{ title: 'Day', kind: 'day' }, count('Orders'), ...SALES],
      rows: rows.map((row) => [row.day, row.orders, ...sales(row)]),
      totals: ['Total', totals.orders, ...sales(totals)],
    }
  },

  async 'sales-by-product'(db, span, limit) {
    const rows = await salesByProduct(db, span, limit)
    return {
      columns: [text('Product'), text('Seller'), ...SOLD],
      rows: rows.map((row) => [row.name, row.seller ?? SHOP, ...sold(row)]),
      totals: null,
    }
  },

  async 'sales-by-category'(db, span) {
    const rows = await salesByCategory(db, span)
    return {
      columns: [CATEGORY, ...SOLD],
      rows: rows.map((row) => [row.category ?? 'No longer in the catalogue', ...sold(row)]),
      totals: soldTotals(1, rows),
    }
  },

  async 'sales-by-seller'(db, span, limit) {
    const rows = await salesBySeller(db, span, limit)
    return {
      columns: [text('Seller'), ...SOLD],
      rows: rows.map((row) => [row.seller ?? SHOP, ...sold(row)]),
      totals: soldTotals(1, rows),
    }
  },

  async 'sales-by-pin'(db, span, limit) {
    const { rows, totals } = await salesByPin(db, span, limit)
    return {
      columns: [text('PIN code'), text('City'), text('State'), count('Orders'), ...SALES],
      rows: rows.map((row) => [row.pin, row.city, row.state, row.orders, ...sales(row)]),
      totals: ['Total', null, null, totals.orders, ...sales(totals)],
    }
  },

  async 'stock-value'(db, _span, limit) {
    return stockTable(await stockValue(db, limit))
  },

  async 'dead-stock'(db, span, limit) {
    return stockTable(await deadStock(db, span, limit))
  },

  async 'failed-searches'(db, span, limit) {
    const rows = await failedSearches(db, span, limit)
    return {
      columns: [text('Searched for'), count('Times'), { title: 'Last', kind: 'moment' }],
      rows: rows.map((row) => [row.text, row.times, row.last_at.toISOString()]),
      totals: null,
    }
  },

  async 'staff-activity'(db, span, limit) {
    const rows = await staffActivity(db, span, limit)
    return {
      columns: [
        text('Who'),
        ...['Orders', 'Products', 'People', 'Other', 'All changes'].map(count),
        { title: 'Last', kind: 'moment' },
      ],
      rows: rows.map((row) => [
        row.name,
        row.orders,
        row.products,
        row.people,
        row.other,
        row.changes,
        row.last_at.toISOString(),
      ]),
      totals: null,
    }
  },
}
