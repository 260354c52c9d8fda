import { inLanguage, splitLanguage } from './languages.ts'

/** A page as far as its address is concerned. */
export type PageRoute = {
  /** As in routes.ts: `/product/:id`. */
  path: string
  /** Whether the server loads something for it. If not, it renders the same whatever the parameters. */
  hasLoader: boolean
  /** What its loader reads of the query. */
  query: readonly string[]
}

const DATA = /(\/_)?\.data$/
/** What no page has: it is answered as not found, and nothing is kept of it. */
const NOT_FOUND = '/not-found'
/** Stands for a parameter that makes no difference. */
const ANY = '-'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The address of what is rendered for a URL: the same for all URLs that show the same page. Paths match in any letter case;
 * of the query only what the page reads is left, once and in its own order. So junk in a URL makes no page of its own to be
 * kept. What is no page stays as it is, without a query. Each language has its own.
 */
export function pageAddresses(routes: readonly PageRoute[]): (url: string) => string {
  const find = pageFinder(routes)

  function addressOf(url: string): string {
    const [path = '/', ...rest] = url.split('?')
    const isData = DATA.test(path)
    if (isReadDifferently(path)) return isData ? `${NOT_FOUND}.data` : NOT_FOUND
    const segments = decoded(isData ? path.replace(DATA, '') : path)
    const page = segments && find(segments)
    if (!page || !segments) return path
    const found = page.segments.map((name, at) => {
      if (!name.startsWith(':')) return name
      return page.hasLoader ? encodeURIComponent(plain(segments[at] ?? '')) : ANY
    })
    const query = queryOf(page.query, new URLSearchParams(rest.join('?')))
    return `/${found.join('/')}${isData ? dataSuffix(found) : ''}${query}`
  }

  return (url) => {
    const { language, path } = splitLanguage(url)
    return inLanguage(language, addressOf(path))
  }
}

/** Which page a URL shows, in whatever language, as the table of pages has it; undefined for what is none. */
export function pagePatterns(routes: readonly PageRoute[]): (url: string) => string | undefined {
  const find = pageFinder(routes)
  return (url) => {
    const [path = '/'] = splitLanguage(url).path.split('?')
    const segments = decoded(path.replace(DATA, ''))
    return segments && find(segments)?.path
  }
}

function pageFinder(routes: readonly PageRoute[]) {
  const pages = routes.map((route) => ({ ...route, segments: segmentsOf(route.path) }))
  const byPath = new Map(pages.map((page) => [keyOf(page.segments), page]))
  const withParams = pages.filter(({ path }) => path.includes('/:'))
  return (segments: readonly string[]) =>
    byPath.get(keyOf(segments)) ?? withParams.find((one) => matches(one.segments, segments))
}

const dataSuffix = (segments: readonly string[]) => (segments.length === 0 ? '_.data' : '.data')

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

const keyOf = (segments: readonly string[]) => segments.join('/').toLowerCase()

/** The segments of a path, or undefined when it cannot be read or holds an empty one, which no page has. */
function decoded(path: string): string[] | undefined {
  const raw = path.replace(/^\//, '').replace(/\/+$/, '')
  if (raw === '') return []
  try {
    const segments = raw.split('/').map(decodeURIComponent)
    return segments.includes('') ? undefined : segments
  } catch {
    return undefined
  }
}

/** Dots as segments, and backslashes: URL parsers resolve them, so that each would be another name of the same page. */
const isReadDifferently = (path: string) =>
  path.includes('\\') || path.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment))

const matches = (pattern: readonly string[], segments: readonly string[]) =>
  pattern.length === segments.length &&
  pattern.every((name, at) => name.startsWith(':') || name.toLowerCase() === segments[at]?.toLowerCase())

/** Ids are the same in capitals. */
const plain = (value: string) => (UUID.test(value) ? value.toLowerCase() : value)

function queryOf(names: readonly string[], given: URLSearchParams): string {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)
    if (value !== null) query.set(name, plain(value.trim()))
  }
  return query.size > 0 ? `?${query}` : ''
}
