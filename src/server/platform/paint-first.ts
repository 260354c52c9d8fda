const PRELOAD = /<link rel="modulepreload" ([^>]*?)\/?>/g

/**
 * React puts the preloads of a page's scripts at the very top, before the stylesheet, where they take the line from
 * everything that is seen. They belong behind the page, and behind its pictures: a page can be read before it is awake.
 */
export function paintFirst(html: string): string {
  // A set: the entry is named once more where a page's own file imports it.
  const preloads = new Set<string>()
  const page = html.replace(PRELOAD, (_, attributes: string) => {
    preloads.add(`<link rel="modulepreload" fetchpriority="low" ${attributes}/>`)
    return ''
  })
  const scripts = page.indexOf('<script', page.indexOf('<body'))
  return preloads.size > 0 && scripts > 0 ? page.slice(0, scripts) + [...preloads].join('') + page.slice(scripts) : html
}
