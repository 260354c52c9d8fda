import { OrderSection } from '#web/orders/order-section.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { Action, actionsFor } from './order-actions.ts'
import type { Confirmed } from './order-confirmations.ts'

type Run = { run: (action: Confirmed) => void }

/** The one thing to do next: beside the order's name, on phones within the thumb's reach above the bottom bar. */
export function NextAction({ action, run }: Run & { action: Action }) {
  return (
    <div
      data-keeps-focus
      tabIndex={-1}
      className="outline-none max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[calc(3.75rem+env(safe-area-inset-bottom))] max-lg:z-20 max-lg:grid max-lg:border-line max-lg:border-t max-lg:bg-sheet max-lg:px-4 max-lg:py-2 print:hidden"
    >
      <ActionButton action={action} run={run} look="primary" />
    </div>
  )
}

/** What else can be done with the order as it is now. */
export function OtherActions({ groups, run }: Run & Pick<ReturnType<typeof actionsFor>, 'groups'>) {
  return (
    <OrderSection title="Other actions">
      <div data-keeps-focus tabIndex={-1} className="grid gap-4 outline-none">
        {groups.length === 0 && <p className="text-ink-soft">Nothing else to do for this order.</p>}
        {groups.map(({ title, actions }) => (
          <div key={title} className="grid gap-2">
            <h3 className="text-ink-soft text-small">{title}</h3>
            <div className="flex flex-wrap gap-2 max-sm:*:grow">
              {actions.map((action) => (
                <ActionButton key={action.text} action={action} run={run} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </OrderSection>
  )
}

function ActionButton({ action, run, look }: Run & { action: Action; look?: 'primary' }) {
  if ('to' in action) {
    return (
      <ButtonLink to={action.to} look={look}>
        {action.text}
      </ButtonLink>
    )
  }
  return (
    <Button look={look} onClick={() => run(action)}>
      {action.text}
    </Button>
  )
}
