import { type ClientLoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { REPORT_NAMES, REPORTS } from '#contract/admin/report-names.ts'
import { exportReportCall, reportCall } from '#contract/admin/reports.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { adminReportPath } from '#web/kit/staff-paths.ts'
import { useListPaging } from '#web/kit/use-list-address.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { countText } from '#web/ui/list-counts.ts'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSlow } from '#web/ui/use-slow.ts'
import { SaveCsv } from '../import/csv-links.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { StaffCard, StaffPage } from '../staff-page.tsx'
import { TestsNotCounted } from '../tests-not-counted.tsx'
import { ReportDays } from './report-days.tsx'
import { ReportLinks } from './report-links.tsx'
import { ReportRows } from './report-rows.tsx'

const TITLE = 'Reports'

export const clientLoader = permittedLoader(
  'seeReports',
  async (_user, { params, request }: ClientLoaderFunctionArgs) => {
    const { search, searchParams } = new URL(request.url)
    const report = REPORT_NAMES.find((name) => name === params.report)
    if (!report) throw redirect(adminReportPath('sales-by-day') + search)
    const days = { from: searchParams.get('from') || undefined, to: searchParams.get('to') || undefined }
    const found = await api(reportCall, { report, ...days }).catch((error: unknown) => ({
      problem: problemText(error),
    }))
    return { report, days, search, found }
  },
)

export default function ReportsPage() {
  const { report, days, search, found } = useLoaderData<typeof clientLoader>()
  const { isBusy } = useListPaging()
  const isSlow = useSlow(isBusy ? report : undefined)
  const { title, about, isUndated, countsOrders } = REPORTS[report]
  const table = 'data' in found ? found.data : undefined
  const path = exportReportCall.path.replace(':report', report) + search
  return (
    <StaffPage title={TITLE} actions={table && <SaveCsv path={path} text="Export as CSV" />}>
      <ReportLinks />
      <StaffCard>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="max-w-measure">
            <h2 className="font-semibold text-lead">{title}</h2>
            <p className="text-ink-soft text-small">{about}</p>
            {countsOrders && table?.hasTests && <TestsNotCounted />}
          </div>
          {isUndated || <ReportDays from={table?.from ?? days.from ?? ''} to={table?.to ?? days.to ?? ''} />}
        </div>
        {'problem' in found && <Message text={found.problem} />}
        {table && (
          <div aria-busy={isBusy} className={`grid gap-4 transition-opacity ${isSlow ? 'opacity-50' : ''}`}>
            {table.rows.length > 0 ? (
              <ReportRows title={title} table={table} />
            ) : (
              <p className="py-8 text-center text-ink-soft">Nothing to report for these days.</p>
            )}
            {table.isCut && (
              <p className="text-ink-soft text-small">
                The first {countText(table.rows.length)} are shown. The CSV has up to 10,000.
              </p>
            )}
          </div>
        )}
      </StaffCard>
    </StaffPage>
  )
}

export const HydrateFallback = () => (
  <StaffPage title={TITLE}>
    <PageSkeleton text="Loading the report…">
      <Skeleton className="h-96" />
    </PageSkeleton>
  </StaffPage>
)

export const ErrorBoundary = () => (
  <StaffPage title={TITLE}>
    <PageError />
  </StaffPage>
)

export const meta = privatePageMeta(TITLE, 'Sales, stock, searches and staff activity.')
