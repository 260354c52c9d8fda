import { afterPictures } from './after-pictures.ts'

const PRELOAD = /<link rel="modulepreload" ([^>]*?)\/?>/g
/** What scripts will ask for. React Router puts the page's nonce before all else. */
const FETCHED = /<link (?:nonce="[^"]*" )?rel="preload" as="fetch" ([^>]*?)\/?>/g

/**
 * React puts the preloads of a page's scripts at the very top, before the stylesheet, where they take the line from
 * everything that is seen. They belong behind the page: a page can be read before it is awake. Where there are pictures to
 * be seen first, scripts are asked for once those are there; elsewhere at once, at low priority.
 */
export function deferScripts(html: string): string {
  // A set: the entry is named once more where a page's own file imports it.
  const preloads = new Set<string>()
  const fetched = new Set<string>()
  const takenInto = (found: Set<string>) => (_: string, attributes: string) => {
    found.add(attributes)
    return ''
  }
  const page = html.replace(PRELOAD, takenInto(preloads)).replace(FETCHED, takenInto(fetched))
  if (preloads.size === 0) return html
  const files = { modules: [...preloads].flatMap(hrefOf), fetched: [...fetched].flatMap(hrefOf) }
  const waiting = hasPicturesAtTop(page) ? afterPictures(page, files) : undefined
  return waiting ?? withPreloads(page, [...preloads], [...fetched])
}

const hasPicturesAtTop = (page: string) => /<img [^>]*fetchPriority="high"/.test(page)

const hrefOf = (attributes: string) => /href="([^"]+)"/.exec(attributes)?.[1] ?? []

function withPreloads(page: string, preloads: readonly string[], fetched: readonly string[]): string {
  // A script within the page belongs to what is painted.
  const scripts = page.indexOf('<script', Math.max(page.indexOf('<body'), page.lastIndexOf('</main>')))
  const links = [
    ...preloads.map((attributes) => `<link rel="modulepreload" fetchpriority="low" ${attributes}/>`),
    ...fetched.map((attributes) => `<link rel="preload" as="fetch" ${attributes}/>`),
  ]
  return scripts > 0 ? page.slice(0, scripts) + links.join('') + page.slice(scripts) : page
}
