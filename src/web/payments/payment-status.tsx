import { CircleCheckBig, CreditCard } from 'lucide-react'
import { toRupees } from '#contract/catalog/money.ts'
import { paymentTexts } from '#contract/payments/payments.texts.ts'
import { t } from '#contract/platform/t.ts'
import { CHECKOUT_PATH, ORDERS_PATH, orderSuccessPath } from '#web/kit/paths.ts'
import { useDelayedRedirect } from '#web/kit/use-delayed-redirect.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Price } from '#web/ui/price.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { paymentPageTexts } from './payment-page.texts.ts'
import type { Problem } from './payment-problem.ts'
import type { usePayment } from './use-payment.ts'

const REDIRECT_AFTER_MS = 1_500

type Props = Omit<ReturnType<typeof usePayment>, 'openDialog'>

/** How far the payment has come, and what to do when it came no further. What is known later stands below. */
export function PaymentStatus({ text, order, problem, placed, retry }: Props) {
  useDelayedRedirect(placed && orderSuccessPath(placed.id), REDIRECT_AFTER_MS)
  const Icon = placed ? CircleCheckBig : CreditCard
  return (
    <div className="mx-auto grid w-full max-w-dialog justify-items-center gap-4 rounded-card border border-line bg-sheet p-6 py-12 text-center sm:p-8 sm:py-16">
      <Icon
        aria-hidden
        className={`size-12 ${placed ? 'text-good' : 'text-ink-soft'} ${placed || problem ? '' : 'animate-breathe'}`}
      />
      <p role="status" className={problem ? 'sr-only' : 'text-lead'}>
        {placed ? paymentTexts.placed : problem ? '' : text}
      </p>
      {order && (
        <p>
          <span className="block text-ink-soft text-small">{t('To pay')}</span>
          <Price amount={toRupees(order.amount)} className="font-semibold text-heading" />
        </p>
      )}
      {problem && <Stopped problem={problem} onRetry={retry} />}
      {placed && <TextLink to={orderSuccessPath(placed.id)}>{t('Continue')}</TextLink>}
    </div>
  )
}

function Stopped({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { text, reason, remedy, mayBePaid } = problem
  return (
    <>
      <div role="alert" className="grid gap-2">
        <p className="text-balance font-semibold text-bad text-lead">{text}</p>
        {reason && <p>{reason}</p>}
      </div>
      <p className="text-pretty text-ink-soft">
        {mayBePaid ? paymentPageTexts.mayBePaid : paymentPageTexts.notCharged}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {remedy === 'retry' && (
          <Button look="primary" onClick={onRetry}>
            {t('Retry')}
          </Button>
        )}
        <ButtonLink look={remedy === 'review' ? 'primary' : 'secondary'} to={CHECKOUT_PATH}>
          {t('Review your order')}
        </ButtonLink>
        {mayBePaid && <ButtonLink to={ORDERS_PATH}>{t('My Orders')}</ButtonLink>}
      </div>
    </>
  )
}
