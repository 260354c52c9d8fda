import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { CATEGORY_PAGES } from '#web/kit/category-pages.ts'
import { later } from '#web/kit/later.tsx'
import { apiFor } from '#web/kit/page-api.ts'
import { fallbackMeta, pageMeta } from '#web/kit/page-meta.ts'
import { pageTools } from '#web/kit/page-tools.ts'
import { HOME_PATH, SHOP_PATH } from '#web/kit/paths.ts'
import type { PageHandle } from '#web/page-routes.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { breadcrumbData, type Crumb } from './breadcrumbs.tsx'
import { CATEGORY_DESCRIPTIONS } from './category-descriptions.ts'
import { CategoryHeader } from './category-header.tsx'
import { ListError } from './list-error.tsx'
import { listRobots } from './list-robots.ts'
import { LIST_PARAMS } from './list-state.ts'
import { Listing } from './listing.tsx'
import { loadList } from './load-list.ts'
import { NoProducts } from './no-products.tsx'
import { packList, useUnpackedList } from './packed-list.ts'
import { readListState } from './read-list-state.ts'

export const handle = { query: LIST_PARAMS } satisfies PageHandle

/** One page for all categories: the route that matched says which, however the address was spelled. */
export async function loader({ context, url, pattern }: LoaderFunctionArgs) {
  const page = CATEGORY_PAGES.find(({ path }) => path === pattern)
  if (!page) throw data(null, { status: 404 })
  const state = readListState(url.searchParams, { without: ['category'], defaultSort: 'newest' })
  const list = await loadList(apiFor(context), state, page.category)
  return {
    ...page,
    name: t(page.name),
    description: t(CATEGORY_DESCRIPTIONS[page.category]),
    list: packList(list),
    publicUrl: context.get(pageTools).publicUrl,
  }
}

const crumbsOf = (page: Crumb): Crumb[] => [
  { name: t('Home'), path: HOME_PATH },
  { name: t('All products'), path: SHOP_PATH },
  { name: page.name, path: page.path },
]

const CategoryEnd = later(() => import('./category-end.later.tsx'))

export default function CategoryPage() {
  const { list: packed, category, description, ...page } = useLoaderData<typeof loader>()
  const list = useUnpackedList(packed)
  return (
    <PageBody>
      <CategoryHeader category={category} name={page.name} description={description} crumbs={crumbsOf(page)} />
      <div className="mt-6 mb-16 lg:mb-24">
        <Listing list={list} category={category} empty={<NoProducts state={list.state} />} />
      </div>
      <CategoryEnd />
    </PageBody>
  )
}

export const meta = ({ loaderData, error }: MetaArgs<typeof loader>) => {
  if (!loaderData) return fallbackMeta(error)
  const { name, description, path, publicUrl, list } = loaderData
  return [
    ...pageMeta({ title: name, description, canonical: publicUrl + path }),
    ...listRobots(list.state),
    breadcrumbData(crumbsOf(loaderData), publicUrl),
  ]
}

export const ErrorBoundary = ListError
