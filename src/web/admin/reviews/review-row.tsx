import { Link, useRevalidator } from 'react-router'
import { can } from '#contract/accounts/permissions.ts'
import { type StaffReview, staffReviewFailures } from '#contract/reviews/staff-reviews.endpoints.ts'
import { dayText, momentText } from '#web/kit/india-time.ts'
import { isFailure } from '#web/kit/is-failure.ts'
import { productPath } from '#web/kit/paths.ts'
import { adminPersonPath } from '#web/kit/staff-paths.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Confirmation } from '../confirm-dialog.tsx'
import { HistoryButton } from '../history-button.tsx'
import { ActionsCell, Cell, NameCell, StaffRow } from '../staff-table.tsx'
import type { Confirm } from '../use-confirm.tsx'
import { REASON_NAMES, removal, restoring } from './review-actions.ts'

type Props = { review: StaffReview; confirm: Confirm }

export function ReviewRow({ review, confirm }: Props) {
  const { _id: id, product, reviewer, rating, message, createdAt, verified, removed } = review
  const { revalidate } = useRevalidator()

  /** A review that has changed meanwhile is shown as it is now: nothing was done to it. */
  const ask = (confirmation: Confirmation) =>
    confirm({
      ...confirmation,
      async onRefused(error) {
        if (!isFailure(error) || error.kind.code !== staffReviewFailures.changed.code) return false
        await revalidate()
        toast({ tone: 'bad', text: error.message })
        return true
      },
    })

  const name = `the review of ${product.name} by ${reviewer?.name || 'Anonymous'}`
  return (
    <StaffRow>
      <NameCell>
        <Link to={productPath(product._id)} className="font-semibold text-brand underline underline-offset-4">
          {product.name}
        </Link>
        <Stars rating={rating} className="mt-1 block" />
        <p className="mt-1 max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>
      </NameCell>
      <Cell label="By">
        <span className="max-lg:text-right [overflow-wrap:anywhere]">
          <Reviewer reviewer={reviewer} />
          <time dateTime={createdAt} className="block whitespace-nowrap text-ink-soft">
            {momentText(createdAt)}
          </time>
          {verified && <span className="block text-ink-soft">Bought here</span>}
        </span>
      </Cell>
      <Cell label="Shop">
        {removed ? (
          <span className="max-lg:text-right">
            <Badge tone="bad">Removed</Badge>
            <span className="mt-1 block text-ink-soft">
              {REASON_NAMES[removed.reason]}, {dayText(removed.at)}
            </span>
          </span>
        ) : (
          <Badge tone="good">Shown</Badge>
        )}
      </Cell>
      <ActionsCell>
        {removed ? (
          <Button onClick={() => ask(restoring(review))} aria-label={`Restore ${name}`}>
            Restore
          </Button>
        ) : (
          <Button onClick={() => ask(removal(review))} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        )}
        <HistoryButton subject="review" id={id} name={name} />
      </ActionsCell>
    </StaffRow>
  )
}

function Reviewer({ reviewer }: Pick<StaffReview, 'reviewer'>) {
  const user = useSessionUser()
  const name = <span className="block font-medium">{reviewer?.name || 'Anonymous'}</span>
  if (!reviewer || !user || !can(user, 'manageUsers')) return name
  return (
    <Link to={adminPersonPath(reviewer._id)} className="text-brand underline underline-offset-4">
      {name}
    </Link>
  )
}
