const MOST_URLS = 4_000
const LONGEST_URL = 512

/**
 * Under which key the answer to a URL lies ready, as the slower way found out when it was asked for first. Strangers choose
 * URLs, so only so many are remembered: the oldest go first, and whoever asks for those takes the slower way once more.
 */
export function createReadyUrls() {
  const keys = new Map<string, string>()
  return {
    keyOf: (url: string): string | undefined => keys.get(url),
    remember(url: string, key: string): void {
      if (url.length > LONGEST_URL || keys.has(url)) return
      keys.set(url, key)
      if (keys.size <= MOST_URLS) return
      const [oldest = url] = keys.keys()
      keys.delete(oldest)
    },
    size: () => keys.size,
  }
}
export type ReadyUrls = ReturnType<typeof createReadyUrls>
