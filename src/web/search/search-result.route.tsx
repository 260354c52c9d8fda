import { data, type HeadersArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { LONGEST_SEARCH } from '#contract/catalog/search-text.ts'
import { ListError } from '#web/catalog/list-error.tsx'
import { LIST_PARAMS } from '#web/catalog/list-state.ts'
import { packCards } from '#web/catalog/packed-cards.ts'
import { packList } from '#web/catalog/packed-list.ts'
import { readListState } from '#web/catalog/read-list-state.ts'
import { isFailure } from '#web/kit/is-failure.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { pageTools } from '#web/kit/page-tools.ts'
import type { PageHandle } from '#web/page-routes.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { EmptySearch } from './empty-search.tsx'
import { loadSearch } from './load-search.ts'
import { SearchFailed } from './search-failed.tsx'
import { SearchResults } from './search-results.tsx'

/** Texts that find nothing are endless; pages that say so are not worth keeping. */
const NO_STORE = { headers: { 'cache-control': 'no-store' } }

export const handle = { query: ['q', ...LIST_PARAMS] } satisfies PageHandle

export async function loader({ context, url }: LoaderFunctionArgs) {
  const q = queryOf(url)
  const state = { ...readListState(url.searchParams, { defaultSort: 'relevance' }), q }
  if (!q) return data({ q, outcome: 'notAsked' as const })
  try {
    const { list, near } = await loadSearch(context.get(pageTools).api, state)
    const found = { q, outcome: 'answered' as const, list: packList(list), near: packCards(near) }
    return data(found, list.page.total === 0 ? NO_STORE : undefined)
  } catch (error) {
    if (!isFailure(error)) throw error
    const { status } = error.kind
    if (status === 400) throw data({ code: error.kind.code, message: error.message }, { status })
    return data({ q, outcome: 'failed' as const, reason: error.kind.code }, { status, ...NO_STORE })
  }
}

const queryOf = (url: URL) => (url.searchParams.get('q') ?? '').normalize('NFC').slice(0, LONGEST_SEARCH).trim()

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

export default function SearchResult() {
  const search = useLoaderData<typeof loader>()
  if (search.outcome === 'notAsked')
    return (
      <PageBody>
        <EmptySearch />
      </PageBody>
    )
  return (
    <PageBody>
      <h1 className="mb-6 line-clamp-3 font-semibold text-heading lg:mb-4">Results for “{search.q}”</h1>
      {search.outcome === 'failed' ? (
        <SearchFailed reason={search.reason} />
      ) : (
        <SearchResults list={search.list} near={search.near} />
      )}
    </PageBody>
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: loaderData?.q ? `Results for “${loaderData.q}”` : 'Search',
    description: 'What the shop has for the words you are looking for.',
  })

export const ErrorBoundary = ListError
