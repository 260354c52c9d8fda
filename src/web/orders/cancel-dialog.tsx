import { formatRupees } from '#contract/catalog/money.ts'
import type { Order } from '#contract/orders/order.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = {
  order: Order
  open: boolean
  busy: boolean
  onOpenChange: (open: boolean) => void
  onConfirm: () => void
}

export default function CancelDialog({ order, open, busy, onOpenChange, onConfirm }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      role="alertdialog"
      title={`Cancel order ${order.number}?`}
      description="We won’t ship it, and you’ll get a full refund. This can’t be undone."
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="danger" aria-disabled={busy} onClick={onConfirm}>
          {busy ? 'Cancelling…' : `Cancel order and refund ${formatRupees(order.total)}`}
        </Button>
        <Button onClick={() => onOpenChange(false)}>Keep order</Button>
      </div>
    </Dialog>
  )
}
