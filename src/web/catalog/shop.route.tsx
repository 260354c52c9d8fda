import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import type { Category } from '#contract/catalog/category.ts'
import { msg, t } from '#contract/platform/t.ts'
import { apiFor } from '#web/kit/page-api.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { pageTools } from '#web/kit/page-tools.ts'
import { SHOP_PATH } from '#web/kit/paths.ts'
import type { PageHandle } from '#web/page-routes.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { CATEGORY_NAMES } from './category-names.ts'
import { ListError } from './list-error.tsx'
import { listRobots } from './list-robots.ts'
import { LIST_PARAMS } from './list-state.ts'
import { Listing } from './listing.tsx'
import { loadList } from './load-list.ts'
import { NoProducts } from './no-products.tsx'
import { packList, useUnpackedList } from './packed-list.ts'
import { readListState } from './read-list-state.ts'

export const handle = { query: LIST_PARAMS } satisfies PageHandle

export async function loader({ context, url }: LoaderFunctionArgs) {
  const state = readListState(url.searchParams, { defaultSort: 'newest' })
  const list = await loadList(apiFor(context), state)
  return { canonical: context.get(pageTools).publicUrl + SHOP_PATH, list: packList(list) }
}

const headingOf = (category: string | undefined) =>
  t(category ? CATEGORY_NAMES[category as Category] : msg('All products'))

export default function Shop() {
  const list = useUnpackedList(useLoaderData<typeof loader>().list)
  return (
    <PageBody>
      <h1 className="mb-6 font-semibold text-heading lg:mb-4 lg:text-display">
        {headingOf(list.state.choices.category)}
      </h1>
      <Listing list={list} empty={<NoProducts state={list.state} />} />
    </PageBody>
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [
  ...pageMeta({
    title: headingOf(loaderData?.list.state.choices.category),
    description: t('Shop pens, notebooks, files and desk supplies online. Filter by price, rating and stock.'),
    canonical: loaderData?.canonical,
  }),
  ...listRobots(loaderData?.list.state),
]

export const ErrorBoundary = ListError
