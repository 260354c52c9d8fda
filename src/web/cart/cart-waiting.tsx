import { t } from '#contract/platform/t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const LINES = ['1', '2', '3']

/** Until the page is awake nobody knows what is in the cart. */
export function CartWaiting() {
  return (
    <>
      <h1 className="mb-6 font-semibold text-heading">{t('Your cart')}</h1>
      <p className="hidden noscript:block">{t('Turn on JavaScript to use your cart.')}</p>
      <div aria-busy className="grid items-start gap-8 noscript:hidden lg:grid-cols-[1fr_24rem] lg:gap-12">
        <div className="grid gap-6">
          {LINES.map((line) => (
            <Skeleton key={line} className="h-40 rounded-card" />
          ))}
        </div>
        <Skeleton className="h-96 rounded-card" />
      </div>
    </>
  )
}
