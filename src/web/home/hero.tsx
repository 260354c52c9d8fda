import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { SHOP_PATH } from '#web/kit/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import scene from './scenes/hero.svg?url'
import type { SeasonView } from './season-view.ts'

/** Two thirds of the screen: words on ruled paper, and the counter they speak of. In a season they speak of that. */
export function Hero({ season }: { season: SeasonView | undefined }) {
  return (
    <section className="hero">
      <div className="mx-auto flex w-full max-w-page grow flex-col px-4 sm:px-6 lg:flex-row lg:items-center lg:px-8">
        <div className="hero-copy">
          <h1>{t('Your One-Stop Stationery Store')}</h1>
          <p>{season?.text ?? t('Pens that glide and paper that holds the ink.')}</p>
          <div className="flex flex-wrap items-center gap-x-4">
            <ButtonLink to={SHOP_PATH} look="primary" className="px-6">
              {t('Shop Now')}
            </ButtonLink>
            {season && (
              <Link to={season.path} className="hero-season">
                <span className="highlighted">{season.name}</span>
                <ArrowRight aria-hidden className="size-5" />
              </Link>
            )}
          </div>
        </div>
        <img src={scene} alt="" width="1100" height="820" fetchPriority="high" className="hero-scene" />
      </div>
    </section>
  )
}
