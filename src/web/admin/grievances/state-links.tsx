import { Link } from 'react-router'
import { GRIEVANCE_STATES, type GrievanceState } from '#contract/grievances/staff-grievances.endpoints.ts'
import { ADMIN_GRIEVANCES_PATH } from '#web/kit/staff-paths.ts'

const NAMES: Record<GrievanceState, string> = { open: 'Open', answered: 'Answered', closed: 'Closed' }
const LINK =
  'inline-flex min-h-11 items-center border-transparent border-b-2 px-3 font-medium text-small transition-colors hover:text-brand ' +
  'aria-[current=page]:border-brand aria-[current=page]:text-brand'

export function StateLinks({ here }: { here: GrievanceState }) {
  return (
    <nav aria-label="Complaints by state">
      <ul className="flex border-line border-b">
        {GRIEVANCE_STATES.map((state) => (
          <li key={state}>
            <Link
              to={`${ADMIN_GRIEVANCES_PATH}?state=${state}`}
              aria-current={state === here ? 'page' : undefined}
              className={LINK}
            >
              {NAMES[state]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
