import type { Order } from '#contract/orders/order.ts'
import { OrderSection } from '#web/orders/order-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { useConfirm } from '../use-confirm.tsx'
import { actionsFor } from './order-actions.ts'

type Props = { order: Order; isTestCourier: boolean; mayRestock: boolean; paysBack: boolean }

/** What can be done with the order as it is now, once it is confirmed. */
export function OrderActions({ order, ...circumstances }: Props) {
  const { confirm, dialog } = useConfirm()
  const groups = actionsFor(order, circumstances)
  return (
    <OrderSection title="Actions">
      <div data-keeps-focus tabIndex={-1} className="grid gap-4 outline-none">
        {groups.length === 0 && <p className="text-ink-soft">Nothing left to do for this order.</p>}
        {groups.map(({ title, actions }) => (
          <div key={title} className="grid gap-2">
            <h3 className="text-ink-soft text-small">{title}</h3>
            <div className="flex flex-wrap gap-2 max-sm:*:grow">
              {actions.map(({ text, confirmation }) => (
                <Button key={text} onClick={() => confirm(confirmation)}>
                  {text}
                </Button>
              ))}
            </div>
          </div>
        ))}
      </div>
      {dialog}
    </OrderSection>
  )
}
