import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { CATEGORY_PAGES } from '#web/kit/category-pages.ts'
import routes from '#web/routes.ts'
import * as paths from './paths.ts'
import * as staffPaths from './staff-paths.ts'

type Entries = typeof routes
const tableOf = (entries: Entries): RouteObject[] =>
  entries.map(({ path, index, children }) =>
    index ? { index } : { ...(path !== undefined && { path }), ...(children && { children: tableOf(children) }) },
  )
const table = tableOf(routes)

const addresses = [
  ...Object.entries({ ...paths, ...staffPaths }).map(
    ([name, path]) => [name, typeof path === 'string' ? path : path('products')] as const,
  ),
  ...CATEGORY_PAGES.map(({ name, path }) => [name, path] as const),
]

test.each(addresses)('%s leads to a page', (_name, address) => {
  const { pathname } = new URL(address, 'https://likho.example')
  const matched = matchRoutes(table, pathname)?.at(-1)
  // What a page shows first has the page's own path, with a stroke behind it.
  expect([pathname, `${pathname}/`]).toContain(matched?.pathname)
  expect(matched?.route.path).not.toBe('*')
})
