const KEY = 'recent-searches'
const MOST = 6

/** What was searched for on this device, the latest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : []
  } catch {
    // Storage may be forbidden, or hold something else: then nothing is remembered.
    return []
  }
}

export const rememberSearch = (text: string): void => keep([text, ...without(text)].slice(0, MOST))

export const forgetSearch = (text: string): void => keep(without(text))

export const forgetAllSearches = (): void => keep([])

const without = (text: string) => recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase())

function keep(texts: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(texts))
  } catch {
    // Without storage every search is the first.
  }
}
