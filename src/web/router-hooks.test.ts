import { reactRouter } from '@react-router/dev/vite'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { askedLess } from './router-hooks.ts'

const HOOKS = ['resolveId', 'load', 'transform'] as const
type Filtered = { filter?: { id: RegExp } }

const plugins = askedLess(reactRouter().filter((plugin): plugin is Plugin => !!plugin && 'name' in plugin))
const filtersOf = (plugin: Plugin) =>
  HOOKS.filter((hook) => plugin[hook]).map((hook) => (plugin[hook] as Filtered).filter?.id)
const filterOf = (name: string) =>
  filtersOf(plugins.find((plugin) => plugin.name === `react-router:${name}`) as Plugin)[0]

test('at a build React Router is asked only about modules that may concern it', () => {
  expect(plugins.length).toBeGreaterThan(10)
  expect(plugins.filter((plugin) => filtersOf(plugin).includes(undefined)).map(({ name }) => name)).toEqual([])
})

test('it is asked about routes, its own modules, and what no browser may get', () => {
  expect('/shop/src/web/home/home.route.tsx?__react-router-build-client-route').toMatch(filterOf('route-exports') ?? '')
  expect('virtual:react-router/server-build').toMatch(filterOf('virtual-modules') ?? '')
  expect('\0virtual:react-router/server-manifest').toMatch(filterOf('virtual-modules') ?? '')
  for (const id of ['./prices.server.ts', '#web/.server/prices.ts']) expect(id).toMatch(filterOf('dot-server') ?? '')
})
