import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BUILD_FOLDER, buildIfStale } from './build-if-stale.ts'

const SOURCES = ['docs/decisions', 'tsconfig.json']

async function aBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'likho-build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const stamp = join(folder, 'stamp')
  let made = 0
  const make = async () => {
    made += 1
  }
  const build = (how: { sources?: string[]; make?: () => Promise<void> } = {}) =>
    buildIfStale({ stamp, sources: SOURCES, make, ...how })
  return { stamp, build, made: () => made }
}

test('is made once, and again when other sources are in it', async () => {
  const { build, made } = await aBuild()
  expect([await build(), await build(), await build()]).toEqual([true, false, false])
  expect(await build({ sources: [...SOURCES, 'biome.json'] })).toBe(true)
  expect(made()).toBe(2)
})

test('a copy of the project with other dates and the same content is fresh', async () => {
  const { stamp, build } = await aBuild()
  await build()
  const [, content] = (await readFile(stamp, 'utf8')).split('\n')
  await writeFile(stamp, `other dates\n${content}`)
  expect(await build()).toBe(false)
  await writeFile(stamp, 'other dates\nother content')
  expect(await build()).toBe(true)
})

test('a build that failed counts as none', async () => {
  const { build } = await aBuild()
  const fail = async () => {
    throw new Error('no room on the disk')
  }
  await expect(build({ make: fail })).rejects.toThrow('no room')
  expect(await build()).toBe(true)
})

test('processes that start together build once', async () => {
  const { build, made } = await aBuild()
  const built = await Promise.all([build(), build(), build()])
  expect(built.filter(Boolean)).toHaveLength(1)
  expect(made()).toBe(1)
})

test.each([
  ['with its id', String(spawnSync(process.execPath, ['--version']).pid)],
  ['before it had written its id', ''],
])('a lock that a killed build left behind, %s, keeps nobody', async (_, left) => {
  const { stamp, build } = await aBuild()
  const lock = join(BUILD_FOLDER, `${basename(dirname(stamp))}.lock`)
  await mkdir(BUILD_FOLDER, { recursive: true })
  await writeFile(lock, left)
  expect(await build()).toBe(true)
})
