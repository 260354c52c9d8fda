import { useMemo } from 'react'
import { data, type HeadersArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { trendingCall } from '#contract/activity/activity.endpoints.ts'
import { listCardsCall } from '#contract/catalog/catalog.endpoints.ts'
import type { Failure } from '#contract/platform/failures.ts'
import { packCards, unpackCards } from '#web/catalog/packed-cards.ts'
import { isFailure } from '#web/kit/is-failure.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { pageTools } from '#web/kit/page-tools.ts'
import { HOME_PATH } from '#web/kit/paths.ts'
import { NewsletterBox } from '#web/newsletter/newsletter-box.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { DiscoverBanner } from './discover-banner.tsx'
import { Hero } from './hero.tsx'
import { HomeProducts } from './home-products.tsx'
import { IdleOverlay } from './idle-overlay.tsx'
import { notShownFirst } from './not-shown-first.ts'
import { Recommendations } from './recommendations.tsx'
import { Trending } from './trending.tsx'
import { mostTrending } from './trending-shelves.ts'

const SHOWN = 24

/** The rest of the page stands even when products cannot be had, but such a page is not kept for others. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, publicUrl } = context.get(pageTools)
  const [newest, trending] = await Promise.all([
    // What is trending may be just these: enough to still have others to show.
    shelf(api(listCardsCall, { limit: 2 * SHOWN })),
    shelf(api(trendingCall, { limit: SHOWN })),
  ])
  const page = {
    canonical: publicUrl + HOME_PATH,
    products: packCards(notShownFirst(newest.products, trending.products).slice(0, SHOWN)),
    problem: newest.failure?.message,
    trending: packCards(trending.products),
  }
  if (!newest.failure && !trending.failure) return data(page)
  return data(page, { status: newest.failure?.kind.status ?? 200, headers: { 'cache-control': 'no-store' } })
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

type Shelf<Product> = { products: Product[]; failure?: Failure }

async function shelf<Product>(answer: Promise<{ data: Product[] }>): Promise<Shelf<Product>> {
  try {
    return { products: (await answer).data }
  } catch (error) {
    if (!isFailure(error)) throw error
    return { products: [], failure: error }
  }
}

export default function Home() {
  const { problem, ...packed } = useLoaderData<typeof loader>()
  const products = useMemo(() => unpackCards(packed.products), [packed.products])
  const trending = useMemo(() => unpackCards(packed.trending), [packed.trending])
  return (
    <>
      <Hero />
      <div className="mx-auto grid max-w-page grid-cols-1 gap-16 px-4 pt-12 sm:px-6 lg:gap-24 lg:px-8 lg:pt-16">
        <DiscoverBanner />
        <CategoryTiles />
        <Trending products={trending} />
        <Recommendations shown={mostTrending(trending)} />
        <HomeProducts products={products} problem={problem} />
        <NewsletterBox />
      </div>
      <IdleOverlay />
    </>
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: 'Likho: your one-stop stationery store',
    description: 'Pens, notebooks, paper, files and desk supplies for home, school and office, delivered across India.',
    canonical: loaderData?.canonical,
  })
