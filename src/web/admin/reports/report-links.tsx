import { NavLink, useLocation } from 'react-router'
import { REPORT_NAMES, REPORTS } from '#contract/admin/report-names.ts'
import { adminReportPath } from '#web/kit/staff-paths.ts'

const LINK =
  'inline-flex min-h-11 items-center rounded-full border border-line bg-sheet px-4 font-medium text-small transition-colors ' +
  'hover:border-ink aria-[current=page]:border-brand aria-[current=page]:bg-brand aria-[current=page]:text-on-brand'

/** All reports; another one is about the same days. */
export function ReportLinks() {
  const { search } = useLocation()
  return (
    <nav aria-label="Reports" className="min-w-0">
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:*:shrink-0 sm:flex-wrap">
        {REPORT_NAMES.map((name) => (
          <li key={name}>
            <NavLink to={adminReportPath(name) + search} className={LINK}>
              {REPORTS[name].title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
