import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { FLOORS } from './floors.ts'

type Side = keyof typeof FLOORS
type Import = { file: string; specifier: string; target: string }

/** Imports of values, static or not: `import type` and `{ type X }` alone leave nothing behind. */
const STATEMENT =
  /(?:^|\n)(?:import|export)\s+(?!type\b)([^'"]*?)\s*from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g
const TYPES_ONLY = /^\{\s*(?:type\s+\w+(?:\s+as\s+\w+)?\s*,?\s*)+\}$/

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))

const imports = files.flatMap((file): Import[] =>
  [...readFileSync(file, 'utf8').matchAll(STATEMENT)].flatMap(([, names = '', from, dynamic]) => {
    const specifier = from ?? dynamic ?? ''
    if (TYPES_ONLY.test(names.trim())) return []
    const target = specifier.startsWith('#')
      ? specifier.replace(/^#(?=contract|server|web)/, 'src/').replace('#', '')
      : specifier.startsWith('.')
        ? join(dirname(file), specifier)
        : ''
    return target ? [{ file, specifier, target }] : []
  }),
)

const sideOf = (path: string) => path.split('/')[1] as Side
const folderOf = (path: string) => (path.split('/').length > 3 ? path.split('/')[2] : undefined)

const faults = (isFault: (one: Import) => boolean) =>
  imports.filter(isFault).map(({ file, specifier }) => `${file} imports ${specifier}`)

test.each(Object.keys(FLOORS) as Side[])('every folder of src/%s has its floor', (side) => {
  const folders = files.filter((file) => sideOf(file) === side).flatMap((file) => folderOf(file) ?? [])
  expect([...new Set(folders)].filter((folder) => !FLOORS[side].includes(folder))).toEqual([])
})

test('imports run down the floors', () => {
  const runsUp = ({ file, target }: Import) => {
    const [side, from, to] = [sideOf(file), folderOf(file), folderOf(target)]
    if (side !== sideOf(target) || from === undefined || from === to) return false
    return to === undefined || FLOORS[side].indexOf(to) > FLOORS[side].indexOf(from)
  }
  expect(faults(runsUp)).toEqual([])
})

test('pages and server meet in the contract alone', () => {
  const crosses = ({ file, target }: Import) =>
    target.startsWith('src/') && sideOf(target) !== sideOf(file) && sideOf(target) !== 'contract'
  expect(faults(crosses)).toEqual([])
})
