import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { shownRoutes } from './shown-routes.ts'

const routes = { root: { id: 'root' }, shop: { id: 'shop', parentId: 'root' }, home: { id: 'home', parentId: 'root' } }
const entryFor = (ids: readonly string[]) =>
  ({
    manifest: { url: '/table.js', routes },
    staticHandlerContext: { matches: ids.map((id) => ({ route: { id } })) },
  }) as unknown as EntryContext

test('a rendering has the routes that are shown, from the outermost in, and no others', () => {
  const { url, routes: shown } = shownRoutes(entryFor(['root', 'shop']))
  expect(shown).toEqual({ root: routes.root, shop: routes.shop })
  expect(Object.keys(shown)).toEqual(['root', 'shop'])
  expect(url).toBe('/table.js')
})

test('the table itself stays whole for the next page', () => {
  shownRoutes(entryFor(['root']))
  expect(Object.keys(routes)).toEqual(['root', 'shop', 'home'])
})
