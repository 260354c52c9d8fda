import { data, type HeadersArgs, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import { LONGEST_SEARCH } from '#contract/catalog/search-text.ts'
import { t } from '#contract/platform/t.ts'
import { ListError } from '#web/catalog/list-error.tsx'
import { LIST_PARAMS } from '#web/catalog/list-state.ts'
import { listQuery } from '#web/catalog/list-url.ts'
import { packCards } from '#web/catalog/packed-cards.ts'
import { packList } from '#web/catalog/packed-list.ts'
import { readListState } from '#web/catalog/read-list-state.ts'
import { isFailure } from '#web/kit/is-failure.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { pageTools } from '#web/kit/page-tools.ts'
import { SHOP_PATH } from '#web/kit/paths.ts'
import type { PageHandle } from '#web/page-routes.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { EmptySearch } from './empty-search.tsx'
import { type SearchResult as Answer, loadSearch } from './load-search.ts'
import { searchNotes } from './search.texts.ts'
import { SearchFailed } from './search-failed.tsx'
import { SearchResults } from './search-results.tsx'
import { searchState } from './search-state.ts'

/** Texts that find nothing are endless; pages that say so are not worth keeping. */
const NO_STORE = { headers: { 'cache-control': 'no-store' } }

export const handle = { query: ['q', ...LIST_PARAMS] } satisfies PageHandle

export async function loader({ context, url }: LoaderFunctionArgs) {
  const q = queryOf(url)
  const state = searchState(q, readListState(url.searchParams, { defaultSort: 'relevance' }))
  if (!q) return data({ q, outcome: 'notAsked' as const })
  // A text that names a price and no thing asks for everything at that price.
  if (!state.q) throw redirect(SHOP_PATH + listQuery(state))
  try {
    const answer = await loadSearch(context.get(pageTools).api, state)
    const { list, near } = answer
    const found = { q, outcome: 'answered' as const, list: packList(list), near: packCards(near), note: noteOf(answer) }
    return data(found, list.page.total === 0 ? NO_STORE : undefined)
  } catch (error) {
    if (!isFailure(error)) throw error
    const { status } = error.kind
    if (status === 400) throw data({ code: error.kind.code, message: error.message }, { status })
    return data({ q, outcome: 'failed' as const, reason: error.kind.code }, { status, ...NO_STORE })
  }
}

/** What the shopper should know about the text: words that were left out, or why nothing was found. */
function noteOf({ list, understood: { name, ignored, unsold } }: Answer): string | undefined {
  if (unsold.length > 0) return searchNotes.unsold(unsold)
  if (list.page.total === 0) return searchNotes.unknown(name)
  return ignored.length > 0 ? searchNotes.ignored(ignored) : undefined
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
      <h1 className="mb-6 line-clamp-3 font-semibold text-heading lg:mb-4">
        {t('Results for “{text}”', { text: search.q })}
      </h1>
      {search.outcome === 'failed' ? (
        <SearchFailed reason={search.reason} />
      ) : (
        <SearchResults list={search.list} near={search.near} note={search.note} />
      )}
    </PageBody>
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: loaderData?.q ? t('Results for “{text}”', { text: loaderData.q }) : t('Search'),
    description: t('Search pens, paper, files and more at Likho.'),
  })

export const ErrorBoundary = ListError
