import { Link } from 'react-router'
import { ADMIN_ORDERS_PATH } from '#web/kit/staff-paths.ts'

/** Beside figures, for an owner who tries the shop out and misses what they have just bought. */
export const TestsNotCounted = () => (
  <p className="text-ink-soft text-small">
    Test orders aren’t counted.{' '}
    <Link
      to={`${ADMIN_ORDERS_PATH}?money=test`}
      className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4 lg:min-h-0"
    >
      See test orders
    </Link>
  </p>
)
