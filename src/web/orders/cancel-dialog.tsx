import { formatRupees } from '#contract/catalog/money.ts'
import type { Order } from '#contract/orders/order.ts'
import { t } from '#contract/platform/t.ts'
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
      title={t('Cancel order {number}?', { number: order.number })}
      description={t('We won’t ship it, and you’ll get a full refund. This can’t be undone.')}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="danger" aria-disabled={busy} onClick={onConfirm}>
          {busy ? t('Cancelling…') : t('Cancel order and refund {amount}', { amount: formatRupees(order.total) })}
        </Button>
        <Button onClick={() => onOpenChange(false)}>{t('Keep order')}</Button>
      </div>
    </Dialog>
  )
}
