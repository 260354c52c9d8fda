/**
 * What the service worker keeps, by name. Pages and the files they are made of are kept for each build apart: a page that was kept
 * before a new version came goes on with the files that it was made with.
 */
const OF_A_BUILD = /^likho-(?:pages|files)-(.+)$/

export const pagesOf = (build: string) => `likho-pages-${build}`
export const filesOf = (build: string) => `likho-files-${build}`
export const PICTURES = 'likho-pictures'

/** Builds that something is kept of, the newest first. Browsers list caches in the order in which they were made, files first. */
export const buildsIn = (names: readonly string[]): string[] =>
  names.flatMap((name) => (name === filesOf(buildOf(name)) ? buildOf(name) : [])).toReversed()

const buildOf = (name: string) => OF_A_BUILD.exec(name)?.[1] ?? ''

/** Tabs that were open before the last two new versions still find their files. */
const OLDER_BUILDS_KEPT = 2

/** Caches of builds that no page can need any more. */
export function outdatedCaches(names: readonly string[], build: string): string[] {
  const older = buildsIn(names).filter((one) => one !== build)
  const gone = new Set(older.slice(OLDER_BUILDS_KEPT))
  return names.filter((name) => gone.has(buildOf(name)))
}

/** Which pages somebody has looked at is theirs: it goes with them. The shop's own files stay. */
export async function forgetKeptPages(): Promise<void> {
  if (typeof caches === 'undefined') return
  const names = (await caches.keys()).filter((name) => name === PICTURES || name.startsWith('likho-pages-'))
  await Promise.all(names.map((name) => caches.delete(name)))
}
