import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { fileAnswer } from '#contract/platform/file-answer.ts'
import { REPORT_NAMES } from './report-names.ts'
import { reportFailures } from './report-span.ts'

const day = z.iso.date('Choose a day')
const input = z.object({ report: z.enum(REPORT_NAMES), from: day.optional(), to: day.optional() })

/** How a column is written: days and moments by India's clock, amounts in rupees. */
const CELL_KINDS = ['text', 'category', 'day', 'moment', 'count', 'rupees'] as const
const cell = z.union([z.string(), z.number(), z.null()])

export const reportTable = z.object({
  columns: z.array(z.object({ title: z.string(), kind: z.enum(CELL_KINDS) })),
  rows: z.array(z.array(cell)),
  /** Of all rows that there are; null where a sum says nothing. */
  totals: z.array(cell).nullable(),
  /** There are more than are listed. */
  isCut: z.boolean(),
})
export type ReportTable = z.output<typeof reportTable>
export type ReportColumn = ReportTable['columns'][number]

export const reportCall = endpoint('report', 'GET', '/api/v2/admin/reports/:report', {
  who: 'seeReports',
  replica: true,
  summary: 'A report as a table: sales net of refunds, stock, searches without result, staff activity.',
  input,
  answer: z.object({
    data: reportTable.extend({
      from: z.iso.date(),
      to: z.iso.date(),
      /** Orders of these days were only tried out, and are in no row. */
      hasTests: z.boolean(),
    }),
  }),
  failures: Object.values(reportFailures),
})

export const exportReportCall = endpoint('exportReport', 'GET', '/api/v2/admin/reports/:report/export.csv', {
  who: 'seeReports',
  proof: true,
  file: 'text/csv',
  summary: 'The same report as CSV, with up to 10,000 rows.',
  input,
  answer: fileAnswer,
  failures: Object.values(reportFailures),
})
