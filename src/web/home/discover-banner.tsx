import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { SHOP_PATH } from '#web/kit/paths.ts'
import { rich } from '#web/kit/rich-text.ts'
import { SeasonNote } from './season-note.tsx'
import type { SeasonView } from './season-view.ts'

const LINES_UP = 'sm:flex-row sm:items-end sm:justify-between'
/** With a season beside it, its own link stands below its words. */
const STACKS = 'lg:justify-between'

export function DiscoverBanner({ season }: { season: SeasonView | undefined }) {
  return (
    <section
      aria-labelledby="discover"
      className={`grid overflow-hidden rounded-card bg-inkwell text-on-inkwell ${season ? 'lg:grid-cols-[1fr_33rem]' : ''}`}
    >
      <div className={`flex flex-col gap-4 px-6 py-8 sm:px-12 sm:py-12 ${season ? STACKS : LINES_UP}`}>
        <div>
          <h2 id="discover" className="font-semibold text-heading sm:text-display">
            {rich('Discover <b>Amazing</b> Products', { b: (text) => <span className="highlighted">{text}</span> })}
          </h2>
          <p className="mt-3 max-w-measure text-on-inkwell/85">
            {t('From a single refill to the paper for a whole school.')}
          </p>
        </div>
        <Link
          to={SHOP_PATH}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 self-start rounded-field font-semibold underline decoration-2 decoration-on-inkwell/40 underline-offset-8 transition-colors hover:decoration-on-inkwell focus-visible:outline-on-inkwell sm:self-auto"
        >
          {t('See all products')}
          <ArrowRight aria-hidden className="size-5" />
        </Link>
      </div>
      {season && <SeasonNote season={season} />}
    </section>
  )
}
