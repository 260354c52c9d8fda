import type { ShippingOrder } from '#contract/orders/order.ts'
import { OrderSection } from '#web/orders/order-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { useQuestion } from '../use-question.tsx'
import { actionsFor } from './order-questions.ts'

type Props = {
  order: ShippingOrder
  isTestCourier: boolean
  /** Something was done, so the order is no longer as it is shown. */
  onDone: () => void
}

/** What can be done with the order as it is now; each is asked once. */
export function OrderActions({ order, isTestCourier, onDone }: Props) {
  const { ask, dialog } = useQuestion()
  const groups = actionsFor(order, isTestCourier)
  return (
    <OrderSection title="Actions">
      <div data-keeps-focus tabIndex={-1} className="grid gap-4 outline-none">
        {groups.length === 0 && <p className="text-ink-soft">There is nothing left to do with this order.</p>}
        {groups.map(({ title, actions }) => (
          <div key={title} className="grid gap-2">
            <h3 className="text-ink-soft text-small">{title}</h3>
            <div className="flex flex-wrap gap-2">
              {actions.map(({ text, question }) => (
                <Button
                  key={text}
                  onClick={() =>
                    ask({
                      ...question,
                      async act(reason) {
                        const said = await question.act(reason)
                        onDone()
                        return said
                      },
                    })
                  }
                >
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
