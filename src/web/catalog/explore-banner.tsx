import { ArrowRight } from 'lucide-react'
import { t } from '#contract/platform/t.ts'
import { SHOP_PATH } from '#web/kit/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** From the end of one category to the whole shop. */
export function ExploreBanner() {
  return (
    <section
      aria-labelledby="explore"
      className="flex flex-col gap-6 rounded-card bg-inkwell px-6 py-8 text-on-inkwell sm:flex-row sm:items-center sm:justify-between sm:px-12 sm:py-10"
    >
      <div>
        <h2 id="explore" className="font-semibold text-heading">
          {t('Looking for more?')}
        </h2>
        <p className="mt-2 max-w-measure text-on-inkwell/85">
          {t('Browse every pen, notebook and paper clip in the shop.')}
        </p>
      </div>
      <ButtonLink to={SHOP_PATH} className="shrink-0 self-start focus-visible:outline-on-inkwell sm:self-auto">
        {t('Explore Now')}
        <ArrowRight aria-hidden className="size-5" />
      </ButtonLink>
    </section>
  )
}
