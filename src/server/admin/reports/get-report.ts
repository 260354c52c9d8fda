import { type Days, daysFault, daysOf, spanOf } from '#contract/admin/report-span.ts'
import type { exportReportCall, ReportTable, reportCall } from '#contract/admin/reports.endpoints.ts'
import { BYTE_ORDER_MARK, csvLine } from '#contract/platform/csv-cells.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { clockInIndia } from '#contract/platform/india-days.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { hasTestsSince } from '../dashboard.store.ts'
import { REPORT_TABLES } from './report-tables.ts'

const LISTED = 500
const EXPORTED = 10_000

type Asked = ParsedInput<typeof reportCall>

export async function getReport(ctx: Ctx, asked: Asked): Promise<AnswerOf<typeof reportCall>> {
  const days = wantedDays(ctx, asked)
  const hasTests = await hasTestsSince(ctx.db, spanOf(days).since)
  return { data: { ...(await tableOf(ctx, asked, days, LISTED)), ...days, hasTests } }
}

/** As a spreadsheet reads it: amounts are numbers, moments are what a clock in India showed. */
export async function exportReport(ctx: Ctx, asked: Asked): Promise<AnswerOf<typeof exportReportCall>> {
  const days = wantedDays(ctx, asked)
  const { columns, rows, totals } = await tableOf(ctx, asked, days, EXPORTED)
  const lines = [
    columns.map(({ title, kind }) => (kind === 'rupees' ? `${title} (₹)` : title)),
    ...[...rows, ...(totals ? [totals] : [])].map((cells) =>
      cells.map((cell, place) => written(cell, columns[place]?.kind)),
    ),
  ]
  return {
    name: `likho-${asked.report}-${days.from}-${days.to}.csv`,
    bytes: Buffer.from(BYTE_ORDER_MARK + lines.map(csvLine).join('')),
  }
}

const written = (cell: string | number | null, kind: string | undefined) =>
  kind === 'moment' && typeof cell === 'string' ? clockInIndia(new Date(cell)) : cell

function wantedDays({ now }: Ctx, asked: Asked): Days {
  const days = daysOf(asked, now)
  const fault = daysFault(days)
  if (fault) throw new Failure(fault)
  return days
}

/** One more than is shown is asked for, which tells whether there are more. */
async function tableOf({ db }: Ctx, { report }: Asked, days: Days, most: number): Promise<ReportTable> {
  const { columns, rows, totals } = await REPORT_TABLES[report](db, spanOf(days), most + 1)
  return { columns, rows: rows.slice(0, most), totals, isCut: rows.length > most }
}
