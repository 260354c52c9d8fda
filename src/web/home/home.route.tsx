import { data, type HeadersArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { trendingCall } from '#contract/activity/activity.endpoints.ts'
import { listCardsCall } from '#contract/catalog/catalog.endpoints.ts'
import type { Failure } from '#contract/platform/failures.ts'
import { packCards } from '#web/catalog/packed-cards.ts'
import { isFailure } from '#web/kit/is-failure.ts'
import { later } from '#web/kit/later.tsx'
import { pageMeta } from '#web/kit/page-meta.ts'
import { pageTools } from '#web/kit/page-tools.ts'
import { HOME_PATH } from '#web/kit/paths.ts'
import { DiscoverBanner } from './discover-banner.tsx'
import { Hero } from './hero.tsx'
import { IdleOverlay } from './idle-overlay.tsx'
import { notShownFirst } from './not-shown-first.ts'

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

const HomeShelves = later(() => import('./home-shelves.later.tsx'))

export default function Home() {
  const { products, trending, problem } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero />
      <div className="mx-auto max-w-page px-4 pt-12 sm:px-6 lg:px-8 lg:pt-16">
        <DiscoverBanner />
        <HomeShelves products={products} trending={trending} problem={problem} />
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
