import { ArrowLeft, Printer } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Order } from '#contract/orders/order.ts'
import { AGGREGATOR } from '#contract/orders/orders.endpoints.ts'
import { t } from '#contract/platform/t.ts'
import { ORDERS_PATH } from '#web/kit/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { BuyAgain } from './buy-again.tsx'
import { InvoiceLink } from './invoice-link.tsx'

/** What can be done with an order as a whole. */
export function OrderActions({ order }: { order: Order }) {
  const [problem, setProblem] = useState<string>()
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <BuyAgain order={order} onProblem={setProblem} />
        <InvoiceLink path={`${AGGREGATOR}/invoice/${order.id}`} money={order.money} />
        <Button onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {t('Print')}
        </Button>
        <GoBack />
      </div>
      <Message text={problem} />
    </div>
  )
}

/** To where the shopper came from; from a link in a mail, to the other orders. */
export function GoBack() {
  const navigate = useNavigate()
  const back = () => {
    const { idx } = { ...(window.history.state as { idx?: number } | null) }
    if (idx) navigate(-1)
    else navigate(ORDERS_PATH)
  }
  return (
    <Button look="quiet" onClick={back}>
      <ArrowLeft aria-hidden className="size-5" />
      {t('Go Back')}
    </Button>
  )
}
