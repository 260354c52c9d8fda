/** Everyone is logged in by a token that was made for them, whatever account they open beside. */
const ACCESS = 'likho_access='

type Cookie = { value: string; path: string; until: number }

/** What a browser keeps for one shop, sent back where its path allows and for as long as it was told. */
export function openCookieJar() {
  const jar = new Map<string, Cookie>()

  function keep(lines: readonly string[]): void {
    for (const line of lines) {
      if (line.startsWith(ACCESS)) continue
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const path = /; Path=([^;]+)/i.exec(line)?.[1] ?? '/'
      const seconds = Number(/; Max-Age=(\d+)/i.exec(line)?.[1] ?? Number.POSITIVE_INFINITY)
      jar.set(name, { value, path, until: Date.now() + seconds * 1_000 })
    }
  }

  function cookiesFor(path: string, token: string | undefined): string {
    const kept = [...jar].filter(([, cookie]) => path.startsWith(cookie.path) && cookie.until > Date.now())
    const said = kept.map(([name, { value }]) => `${name}=${value}`)
    return [...said, ...(token ? [ACCESS + token] : [])].join('; ')
  }

  return { keep, cookiesFor }
}
export type CookieJar = ReturnType<typeof openCookieJar>
