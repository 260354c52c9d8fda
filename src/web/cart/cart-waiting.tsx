import { t } from '#contract/platform/t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const LINES = ['1', '2', '3']

/** Until the page is awake nobody but the browser knows what is in the cart: `kept-names-script.ts` writes the names in. */
export function CartWaiting() {
  return (
    <>
      <h1 className="mb-6 font-semibold text-heading">{t('Your cart')}</h1>
      <p className="hidden noscript:block">{t('Turn on JavaScript to use your cart.')}</p>
      <div aria-busy className="grid items-start gap-8 noscript:hidden lg:grid-cols-[1fr_24rem] lg:gap-12">
        <div className="divide-y divide-line border-line border-y">
          {LINES.map((line) => (
            <Line key={line} />
          ))}
        </div>
        <Skeleton className="h-96 rounded-card" />
      </div>
    </>
  )
}

/** As large as the line that takes its place. */
const Line = () => (
  <div className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-3 py-6 sm:grid-cols-[7rem_1fr] sm:gap-x-6">
    <Skeleton className="aspect-square self-start rounded-card sm:row-span-2" />
    <div className="grid content-start gap-1">
      <p data-kept-name className="min-h-6 text-pretty font-medium" suppressHydrationWarning>
        {''}
      </p>
      <Skeleton className="h-5 w-40" />
    </div>
    <Skeleton className="col-span-2 h-11 sm:col-span-1 sm:col-start-2" />
  </div>
)
