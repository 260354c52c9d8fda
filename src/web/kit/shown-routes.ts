import type { EntryContext } from 'react-router'

/**
 * The table of pages without those that are not shown. React Router makes every route of it anew for each rendering, a tenth of
 * the work for a product's page. Which one is shown has been decided by then, and the browser has a table of its own.
 */
export function shownRoutes({
  manifest,
  staticHandlerContext,
}: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>): EntryContext['manifest'] {
  const shown = staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]] as const)
  return { ...manifest, routes: Object.fromEntries(shown) }
}
