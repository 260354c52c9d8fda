import { useMemo } from 'react'
import { type PackedCards, unpackCards } from '#web/catalog/packed-cards.ts'
import { NewsletterBox } from '#web/newsletter/newsletter-box.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { HomeProducts } from './home-products.tsx'
import { OwnShelves } from './own-shelves.tsx'
import { Recommendations } from './recommendations.tsx'
import { Trending } from './trending.tsx'
import { mostTrending } from './trending-shelves.ts'

type Props = { products: PackedCards; trending: PackedCards; problem: string | undefined }

/** What lies below the first screen of the home page. */
export default function HomeShelves({ problem, ...packed }: Props) {
  const products = useMemo(() => unpackCards(packed.products), [packed.products])
  const trending = useMemo(() => unpackCards(packed.trending), [packed.trending])
  return (
    <div className="grid grid-cols-1 gap-16 pt-16 lg:gap-24 lg:pt-24">
      <div>
        <CategoryTiles />
        <OwnShelves />
      </div>
      <Trending products={trending} />
      <Recommendations shown={mostTrending(trending)} />
      <HomeProducts products={products} problem={problem} />
      <NewsletterBox />
    </div>
  )
}
