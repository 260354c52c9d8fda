import { data, type HeadersArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { trendingCall } from '#contract/activity/activity.endpoints.ts'
import { listCardsCall } from '#contract/catalog/catalog.endpoints.ts'
import type { Failure } from '#contract/platform/failures.ts'
import { t } from '#contract/platform/t.ts'
import { currentSeasonCall } from '#contract/seasons/seasons.endpoints.ts'
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
import { seasonView } from './season-view.ts'

const SHOWN = 24

/** The rest of the page stands even when products cannot be had, but such a page is not kept for others. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, publicUrl } = context.get(pageTools)
  const [newest, trending, season] = await Promise.all([
    // What is trending may be just these: enough to still have others to show.
    attempt(api(listCardsCall, { limit: 2 * SHOWN })),
    attempt(api(trendingCall, { limit: SHOWN })),
    attempt(api(currentSeasonCall)),
  ])
  const wanted = trending.data ?? []
  const page = {
    canonical: publicUrl + HOME_PATH,
    products: packCards(notShownFirst(newest.data ?? [], wanted).slice(0, SHOWN)),
    problem: newest.failure?.message,
    trending: packCards(wanted),
    season: season.data ? seasonView(season.data) : undefined,
  }
  if (!newest.failure && !trending.failure && !season.failure) return data(page)
  return data(page, { status: newest.failure?.kind.status ?? 200, headers: { 'cache-control': 'no-store' } })
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

async function attempt<Data>(answer: Promise<{ data: Data }>): Promise<{ data?: Data; failure?: Failure }> {
  try {
    return await answer
  } catch (error) {
    if (!isFailure(error)) throw error
    return { failure: error }
  }
}

const HomeShelves = later(() => import('./home-shelves.later.tsx'))

export default function Home() {
  const { products, trending, problem, season } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero season={season} />
      <div className="mx-auto max-w-page px-4 pt-12 sm:px-6 lg:px-8 lg:pt-16">
        <DiscoverBanner season={season} />
        <HomeShelves products={products} trending={trending} problem={problem} />
      </div>
      <IdleOverlay />
    </>
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: t('Likho: your one-stop stationery store'),
    description: t(
      'Pens, notebooks, paper, files and desk supplies for home, school and office, delivered across India.',
    ),
    canonical: loaderData?.canonical,
  })
