import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { plain } from '#tests/screens/gallery.ts'
import { SCREENS } from '#tests/screens/screens.ts'
import { COMBINATIONS } from '#tests/screens/slice.ts'
import routes from '#web/routes.ts'

/** The modules of all routes that have something to show, whatever stands around them. */
const shown = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...shown(entry.children ?? [])]).filter(({ file }) => file.endsWith('.route.tsx'))

const ANYTHING = { product: 'p', address: 'a', order: 'o', person: 'u', sale: 's', logins: {} }

test('every route has a screen in the journey over all of them', () => {
  const names = new Set(SCREENS.map(({ name }) => name))
  const visited = shown(routes).filter(({ path = '/' }) => names.has(path))
  const files = new Set(visited.map(({ file }) => file))
  const missed = shown(routes).filter(({ file, index }) => !files.has(file) && !index)
  expect(missed.map(({ path }) => path)).toEqual([])
})

test('what is found on a screen in a state is kept under a name of its own', () => {
  expect(new Set(COMBINATIONS.map(({ title }) => plain(title))).size).toBe(COMBINATIONS.length)
})

test('every screen has an address without places to be filled', () => {
  expect(SCREENS.map(({ path }) => path(ANYTHING)).filter((path) => /[:*]|undefined/.test(path))).toEqual([])
})
