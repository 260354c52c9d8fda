import { Link } from 'react-router'
import type { Refused } from '#contract/admin/order-documents.endpoints.ts'
import { adminOrderPath } from '#web/kit/staff-paths.ts'
import { Button } from '#web/ui/button.tsx'

type Props = { refused: readonly Refused[]; onClose: () => void }

/** What was asked for several orders and could not be done for these: it stays until it was read. */
export function RefusedOrders({ refused, onClose }: Props) {
  if (refused.length === 0) return null
  return (
    <div role="alert" className="grid gap-2 rounded-card border border-wait bg-wait-wash p-4 text-small">
      <p className="font-semibold">
        {refused.length === 1
          ? '1 order wasn’t marked as shipped:'
          : `${refused.length} orders weren’t marked as shipped:`}
      </p>
      <ul className="grid gap-1">
        {refused.map(({ id, number, reason }) => (
          <li key={id}>
            {number && (
              <Link to={adminOrderPath(id)} className="font-semibold text-brand underline underline-offset-4">
                {number}
              </Link>
            )}{' '}
            {reason}
          </li>
        ))}
      </ul>
      <Button onClick={onClose} className="justify-self-start">
        Got it
      </Button>
    </div>
  )
}
