import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { pageRoutes } from './page-routes.ts'

const loader = () => null
const module = { default: () => null }
const routes = {
  root: { id: 'root', path: '', module },
  home: { id: 'home', parentId: 'root', index: true, module: { ...module, loader } },
  shop: { id: 'shop', parentId: 'root', path: '/shop', module: { ...module, loader, handle: { query: ['sort'] } } },
  staff: { id: 'staff', parentId: 'root', module: { ...module, handle: { query: ['theme'] } } },
  admin: { id: 'admin', parentId: 'staff', path: '/admin', module },
  lists: { id: 'lists', parentId: 'admin', index: true, module },
  order: { id: 'order', parentId: 'staff', path: '/admin/orders/:id', module },
} satisfies ServerBuild['routes']

test('every page with its path, and with what the routes around it load and read', () => {
  expect(pageRoutes(routes)).toEqual([
    { path: '/', hasLoader: true, query: [] },
    { path: '/shop', hasLoader: true, query: ['sort'] },
    { path: '/admin', hasLoader: false, query: ['theme'] },
    { path: '/admin/orders/:id', hasLoader: false, query: ['theme'] },
  ])
})
