import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { listCardsCall } from '#contract/catalog/catalog.endpoints.ts'
import { isFailure } from '#web/shell/is-failure.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { pageTools } from '#web/shell/page-tools.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { DiscoverBanner } from './discover-banner.tsx'
import { Hero } from './hero.tsx'
import { HomeProducts } from './home-products.tsx'

const SHOWN = 24

/** The rest of the page stands even when the products cannot be had; only the status tells that it must not be kept. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, publicUrl } = context.get(pageTools)
  const canonical = `${publicUrl}/`
  try {
    const { data: products } = await api(listCardsCall, { limit: SHOWN })
    return data({ canonical, products, problem: undefined })
  } catch (error) {
    if (!isFailure(error)) throw error
    return data({ canonical, products: [], problem: error.message }, { status: error.kind.status })
  }
}

export default function Home() {
  const { products, problem } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero />
      <div className="mx-auto grid max-w-page grid-cols-1 gap-16 px-4 pt-12 sm:px-6 lg:gap-24 lg:px-8 lg:pt-16">
        <DiscoverBanner />
        <CategoryTiles />
        <HomeProducts products={products} problem={problem} />
      </div>
    </>
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: 'Likho: your one-stop stationery store',
    description: 'Pens, notebooks, paper, files and desk supplies for home, school and office, delivered across India.',
    canonical: loaderData?.canonical,
  })
