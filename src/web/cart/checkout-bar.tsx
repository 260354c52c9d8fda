import { toRupees } from '#contract/catalog/money.ts'
import { t } from '#contract/platform/t.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Price } from '#web/ui/price.tsx'
import { piecesText } from './order-summary.tsx'

type Props = {
  payable: number
  pieces: number
  busy: boolean
  /** Why the shop could not be asked. */
  problem: string | undefined
  onRetry: () => void
  onCheckout: () => void
}

/** The way on. On phones it lies at the bottom of the screen with what is to be paid, wherever one reads. */
export function CheckoutBar({ payable, pieces, busy, problem, onRetry, onCheckout }: Props) {
  return (
    <div className="bottom-bar grid gap-2">
      {problem && (
        <div className="grid justify-items-start gap-2 text-small">
          <Message text={problem} />
          <Button onClick={onRetry}>{t('Retry')}</Button>
        </div>
      )}
      <div className="flex items-center gap-4 max-[20rem]:grid">
        <p className="shrink-0 leading-tight md:hidden">
          <Price amount={toRupees(payable)} className="block font-semibold text-lead leading-6" />
          <span className="text-fine text-ink-soft">{t('{items}, incl. GST', { items: piecesText(pieces) })}</span>
        </p>
        <Button look="primary" aria-disabled={busy} onClick={onCheckout} className="grow">
          {busy ? t('One moment…') : t('Go to Checkout')}
        </Button>
      </div>
    </div>
  )
}
