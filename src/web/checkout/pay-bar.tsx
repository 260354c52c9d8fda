import { Lock } from 'lucide-react'
import { toRupees } from '#contract/catalog/money.ts'
import { t } from '#contract/platform/t.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Price } from '#web/ui/price.tsx'

type Props = { payable: number; isReady: boolean; problem: string | undefined; onPay: () => void }

/** The way on, with the amount beside it. On phones it stays at the lower edge of the screen. */
export function PayBar({ payable, isReady, problem, onPay }: Props) {
  return (
    <div className="sticky bottom-0 z-10 max-[20rem]:static -mx-4 grid gap-3 border-line border-t bg-paper px-4 py-3 sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0">
      <Message text={problem} />
      <div className="flex items-center justify-between gap-4 max-[20rem]:grid">
        <p className="lg:hidden">
          <span className="block text-ink-soft text-fine">{t('To pay')}</span>
          <Price amount={toRupees(payable)} className="font-semibold text-lead" />
        </p>
        <Button look="primary" className="min-w-40 lg:w-full" aria-disabled={!isReady} onClick={onPay}>
          <Lock aria-hidden className="size-4" />
          {t('Pay Now')}
        </Button>
      </div>
      <p className="hidden text-ink-soft text-small lg:block">
        {t('Free cancellation until it ships. Returns within {days} days of delivery.', {
          days: shopFacts().returns.returnDays,
        })}
      </p>
    </div>
  )
}
