import type { ServerBuild } from 'react-router'
import type { PageRoute } from '#contract/platform/page-address.ts'

/** What a route declares beside its loader: `export const handle = { query: ['reviews'] } satisfies PageHandle`. */
export type PageHandle = { query: readonly string[] }

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** The pages of React Router's build, each with all that the routes around it load and read. */
export function pageRoutes(routes: Routes): PageRoute[] {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const parents = new Set(all.map(({ parentId }) => parentId))
  return all
    .filter(({ id }) => !parents.has(id))
    .map((leaf) => {
      const chain = chainOf(routes, leaf)
      return {
        path: `/${chain
          .map(({ path = '' }) => path.replace(/^\//, ''))
          .filter(Boolean)
          .join('/')}`,
        hasLoader: chain.some(({ module }) => module.loader !== undefined),
        query: chain.flatMap(({ module }) => (module.handle as PageHandle | undefined)?.query ?? []),
      }
    })
}

/** A route after those that stand around it. */
function chainOf(routes: Routes, route: Route): Route[] {
  const parent = route.parentId ? routes[route.parentId] : undefined
  return parent ? [...chainOf(routes, parent), route] : [route]
}
