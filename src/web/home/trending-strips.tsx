import { useCallback } from 'react'
import type { ProductCard } from '#contract/catalog/product.ts'
import { t } from '#contract/platform/t.ts'
import { autoAdvance, STRIP_INTERVALS_MS } from './auto-advance.ts'
import { TrendingCard } from './trending-card.tsx'
import { useHoverOrFocus } from './use-hover-or-focus.ts'

type Products = readonly ProductCard[]

/**
 * Three strips, each at its own pace. They rest while somebody is at them. On a phone they are one rail, which only the
 * finger moves (trending-strips.css).
 */
export function TrendingStrips({ strips, paused }: { strips: readonly Products[]; paused: boolean }) {
  const { isActive, handlers } = useHoverOrFocus()
  return (
    <div className="trending-strips" {...handlers}>
      {strips.map((products, index) => (
        <Strip
          key={STRIP_INTERVALS_MS[index]}
          label={t('Trending, strip {number}', { number: index + 1 })}
          products={products}
          intervalMs={STRIP_INTERVALS_MS[index]}
          paused={paused || isActive}
        />
      ))}
    </div>
  )
}

type StripProps = { label: string; products: Products; intervalMs: number | undefined; paused: boolean }

function Strip({ label, products, intervalMs, paused }: StripProps) {
  const advance = useCallback(
    (strip: HTMLUListElement) => (paused || !intervalMs ? undefined : autoAdvance(strip, intervalMs)),
    [paused, intervalMs],
  )
  return (
    <ul ref={advance} aria-label={label} className="shelf">
      {products.map((product) => (
        <li key={product._id}>
          <TrendingCard product={product} />
        </li>
      ))}
    </ul>
  )
}
