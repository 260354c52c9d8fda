import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { SHOP_PATH } from '#web/kit/paths.ts'

export function DiscoverBanner() {
  return (
    <section
      aria-labelledby="discover"
      className="flex flex-col gap-4 rounded-card bg-inkwell px-6 py-8 text-on-inkwell sm:flex-row sm:items-end sm:justify-between sm:px-12 sm:py-12"
    >
      <div>
        <h2 id="discover" className="font-semibold text-heading sm:text-display">
          Discover <span className="highlighted">Amazing</span> Products
        </h2>
        <p className="mt-3 max-w-measure text-on-inkwell/85">From a single refill to the paper for a whole school.</p>
      </div>
      <Link
        to={SHOP_PATH}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 self-start rounded-field font-semibold underline decoration-2 decoration-on-inkwell/40 underline-offset-8 transition-colors hover:decoration-on-inkwell focus-visible:outline-on-inkwell sm:self-auto"
      >
        See all products
        <ArrowRight aria-hidden className="size-5" />
      </Link>
    </section>
  )
}
