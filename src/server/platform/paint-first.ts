import { afterPictures } from './after-pictures.ts'

const PRELOAD = /<link rel="modulepreload" ([^>]*?)\/?>/g

/**
 * React puts the preloads of a page's scripts at the very top, before the stylesheet, where they take the line from
 * everything that is seen. They belong behind the page: a page can be read before it is awake. Where there are pictures to
 * be seen first, scripts are asked for once those are there; elsewhere at once, at low priority.
 */
export function paintFirst(html: string): string {
  // A set: the entry is named once more where a page's own file imports it.
  const preloads = new Set<string>()
  const page = html.replace(PRELOAD, (_, attributes: string) => {
    preloads.add(attributes)
    return ''
  })
  if (preloads.size === 0) return html
  const waiting = hasPicturesAtTop(page) ? afterPictures(page, [...preloads].flatMap(hrefOf)) : undefined
  return waiting ?? withPreloads(page, [...preloads])
}

const hasPicturesAtTop = (page: string) => /<img [^>]*fetchPriority="high"/.test(page)

const hrefOf = (attributes: string) => /href="([^"]+)"/.exec(attributes)?.[1] ?? []

function withPreloads(page: string, preloads: readonly string[]): string {
  // A script within the page belongs to what is painted.
  const scripts = page.indexOf('<script', Math.max(page.indexOf('<body'), page.lastIndexOf('</main>')))
  const links = preloads.map((attributes) => `<link rel="modulepreload" fetchpriority="low" ${attributes}/>`)
  return scripts > 0 ? page.slice(0, scripts) + links.join('') + page.slice(scripts) : page
}
