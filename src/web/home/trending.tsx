import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import type { ProductCard } from '#contract/catalog/product.ts'
import { t } from '#contract/platform/t.ts'
import { ProductGrid } from '#web/catalog/product-grid.tsx'
import { Button } from '#web/ui/button.tsx'
import { trendingShelves } from './trending-shelves.ts'
import { TrendingStrips } from './trending-strips.tsx'

/** What is looked at and bought most: a row of the first few, and the others passing by. */
export function Trending({ products }: { products: readonly ProductCard[] }) {
  const [paused, setPaused] = useState(false)
  const { top, strips } = trendingShelves(products)
  if (top.length === 0) return null
  return (
    <section aria-labelledby="trending" className="skip-unseen-section grid gap-6 [--usual-height:60rem] lg:gap-8">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[1fr_3fr]">
        <div className="flex flex-wrap items-end justify-between gap-4 lg:flex-col lg:items-start lg:justify-start">
          <div>
            <h2 id="trending" className="font-semibold text-heading">
              {t('Trending Now')}
            </h2>
            <p className="mt-2 text-pretty text-ink-soft">{t('What other desks are reaching for these days.')}</p>
          </div>
          {strips.length > 0 && (
            <Button className="max-sm:hidden motion-reduce:hidden" onClick={() => setPaused(!paused)}>
              {paused ? <Play aria-hidden className="size-5" /> : <Pause aria-hidden className="size-5" />}
              {paused ? t('Move the strips') : t('Pause the strips')}
            </Button>
          )}
        </div>
        <TrendingStrips strips={strips} paused={paused} />
      </div>
      <div className="first-row">
        <ProductGrid products={top} label={t('Most wanted')} />
      </div>
    </section>
  )
}
