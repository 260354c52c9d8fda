import { Check } from 'lucide-react'
import { msg, t } from '#contract/platform/t.ts'

const STEPS = [msg('Address'), msg('Review'), msg('Pay')] as const
export type CheckoutStep = (typeof STEPS)[number]

/** How far the purchase has come. */
export function CheckoutSteps({ at }: { at: CheckoutStep }) {
  const now = STEPS.indexOf(at)
  return (
    <ol aria-label={t('Checkout steps')} className="flex items-center gap-2 text-small max-sm:basis-full sm:gap-3">
      {STEPS.map((step, place) => (
        <li
          key={step}
          aria-current={place === now ? 'step' : undefined}
          className={`flex items-center gap-2 not-first:before:h-px not-first:before:w-4 not-first:before:bg-edge sm:gap-3 sm:not-first:before:w-10 ${place === now ? 'font-semibold' : 'text-ink-soft'}`}
        >
          <span
            aria-hidden
            className={`grid size-7 place-items-center rounded-full border tabular-nums ${place === now ? 'border-brand bg-brand text-on-brand' : 'border-edge'}`}
          >
            {place < now ? <Check className="size-4" /> : place + 1}
          </span>
          {t(step)}
          {place < now && <span className="sr-only">{` ${t('(done)')}`}</span>}
        </li>
      ))}
    </ol>
  )
}
