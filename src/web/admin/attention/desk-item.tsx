import { type MouseEvent, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { can } from '#contract/accounts/permissions.ts'
import { agoText } from '#contract/admin/ago-text.ts'
import type { AttentionItem } from '#contract/attention/attention.endpoints.ts'
import { ATTENTION_PATH } from '#contract/attention/attention-path.ts'
import { momentText } from '#web/kit/india-time.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { adminOrderPath } from '#web/kit/staff-paths.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { TestBadge } from '#web/orders/test-badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Price } from '#web/ui/price.tsx'
import { toast } from '#web/ui/toast.ts'
import type { useOrderActions } from '../orders/use-order-actions.tsx'
import { buttonsFor, type DeskButton } from './desk-actions.ts'

type Props = { item: AttentionItem; now: Date } & Pick<ReturnType<typeof useOrderActions>, 'run' | 'wasStale'>

/** One thing that needs a person: what it is about, why, and what mends it. */
export function DeskItem({ item, now, ...actions }: Props) {
  const user = useSessionUser()
  const mayOpen = user && can(user, 'manageAllOrders')
  const { order, amount, since, cause, remedy, lastTry } = item
  return (
    <li
      data-row
      tabIndex={-1}
      className="grid gap-3 py-4 first:pt-0 last:pb-0 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-8"
    >
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-small">
          {order && !mayOpen && <span className="font-semibold text-ink">{order.number}</span>}
          {order && mayOpen && (
            <Link
              to={adminOrderPath(order.id)}
              className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4 lg:min-h-0"
            >
              {order.number}
            </Link>
          )}
          {order && <TestBadge money={order.money} />}
          {amount !== null && (
            <span className="font-semibold text-ink">
              <Price amount={amount} />
            </span>
          )}
          <time dateTime={since} title={momentText(since)}>
            {agoText(since, now)}
          </time>
        </p>
        <p className="max-w-measure text-pretty font-medium [overflow-wrap:anywhere]">{cause}</p>
        <p className="max-w-measure text-pretty text-ink-soft">{remedy}</p>
        {item.actions.length === 0 && (
          <p className="text-ink-soft text-small">
            You don’t have the permission for this. Ask a colleague who has, or the owner.
          </p>
        )}
        {lastTry && (
          <p className="text-ink-soft text-small">
            Last tried by {lastTry.by}, <time dateTime={lastTry.at}>{agoText(lastTry.at, now)}</time>
          </p>
        )}
      </div>
      <DeskButtons item={item} {...actions} />
    </li>
  )
}

function DeskButtons({ item, run, wasStale }: Omit<Props, 'now'>) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { revalidate } = useRevalidator()
  /** A list of the same words again and again says nothing to a screen reader. */
  const about = item.order?.number ?? item.cause

  async function doNow(act: () => Promise<string>, { currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (busy) return
    const list = currentTarget.closest<HTMLElement>('[data-keeps-focus]')
    setBusy(true)
    setProblem(undefined)
    try {
      toast({ tone: 'good', text: await act() })
      // The row may go with what was done; the reading goes on in the list.
      list?.focus()
      await revalidate()
    } catch (error) {
      if (!(await wasStale(error))) setProblem(problemText(error))
    }
    setBusy(false)
  }

  const shown = (button: DeskButton, index: number) => {
    const look = index === 0 ? 'secondary' : 'quiet'
    const name = `${button.text}: ${about}`
    if ('to' in button) {
      return (
        <ButtonLink key={button.text} to={button.to} state={{ back: ATTENTION_PATH }} look={look} aria-label={name}>
          {button.text}
        </ButtonLink>
      )
    }
    const onClick = (event: MouseEvent<HTMLButtonElement>) => ('run' in button ? doNow(button.run, event) : run(button))
    return (
      <Button key={button.text} look={look} aria-label={name} aria-disabled={busy} onClick={onClick}>
        {button.text}
      </Button>
    )
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2 max-lg:*:grow lg:justify-end">{buttonsFor(item).map(shown)}</div>
      <Message text={problem && `Error: ${problem}`} />
    </div>
  )
}
