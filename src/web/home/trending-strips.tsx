import { useCallback } from 'react'
import type { ProductCard } from '#contract/catalog/product.ts'
import { autoAdvance, STRIP_PACES_MS } from './auto-advance.ts'
import { TrendingCard } from './trending-card.tsx'
import { useHoverOrFocus } from './use-hover-or-focus.ts'

type Products = readonly ProductCard[]

/** Three strips, each at its own pace. They rest while somebody is at them. */
export function TrendingStrips({ strips, paused }: { strips: readonly Products[]; paused: boolean }) {
  const { isActive, handlers } = useHoverOrFocus()
  return (
    <div className="grid min-w-0 gap-3" {...handlers}>
      {strips.map((products, place) => (
        <Strip
          key={STRIP_PACES_MS[place]}
          label={`Trending, strip ${place + 1}`}
          products={products}
          paceMs={STRIP_PACES_MS[place]}
          paused={paused || isActive}
        />
      ))}
    </div>
  )
}

type StripProps = { label: string; products: Products; paceMs: number | undefined; paused: boolean }

function Strip({ label, products, paceMs, paused }: StripProps) {
  const advance = useCallback(
    (strip: HTMLUListElement) => (paused || !paceMs ? undefined : autoAdvance(strip, paceMs)),
    [paused, paceMs],
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
