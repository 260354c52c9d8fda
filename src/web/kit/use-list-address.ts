import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'

const PAGES = 'pages'
/** At once, so that a field does not fall back to its old choice for a moment. */
const IN_PLACE = { replace: true, preventScrollReset: true, flushSync: true }

/** How many pages of its list an address asks for. */
export const pagesIn = (params: URLSearchParams) => Math.max(Math.floor(Number(params.get(PAGES))) || 1, 1)

export const searchIn = (params: URLSearchParams) => params.get('q') || undefined

/** What the address says where that is one of the choices. */
export const choiceIn = <Choice extends string>(params: URLSearchParams, name: string, choices: readonly Choice[]) =>
  choices.find((one) => one === params.get(name))

/**
 * The filters and the length of a list stand in the address: a reload, a link to a colleague and the way back from a
 * detail find the same list again. While a loader runs this is the address that is being loaded, so that fields show at
 * once what was chosen.
 */
export function useListAddress() {
  const current = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const isPending = next?.pathname === current.pathname
  const params = new URLSearchParams(isPending ? next.search : current.search)
  const go = (search: URLSearchParams) => navigate({ search: search.toString() }, IN_PLACE)
  return {
    params,
    isPending,
    go,
    filter(name: string, value: string) {
      if (value) params.set(name, value)
      else params.delete(name)
      params.delete(PAGES)
      go(params)
    },
    loadMore() {
      params.set(PAGES, String(pagesIn(params) + 1))
      go(params)
    },
  }
}

export type ListPaging = {
  isBusy: boolean
  /** Only more of the same is on its way. */
  isLoadingMore: boolean
  onMore: () => void
  onRetry: () => void
}

/** What a list that a page's loader has read needs to go on. */
export function useListPaging(): ListPaging {
  const { search } = useLocation()
  const { params, isPending, loadMore } = useListAddress()
  const { state, revalidate } = useRevalidator()
  const isBusy = isPending || state === 'loading'
  return {
    isBusy,
    isLoadingMore: isPending && pagesIn(params) > pagesIn(new URLSearchParams(search)),
    onMore: () => isBusy || loadMore(),
    onRetry: () => isBusy || revalidate(),
  }
}
