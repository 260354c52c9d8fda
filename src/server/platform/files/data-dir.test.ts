import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shareDataDir, takeDataDir } from './data-dir.ts'

let folder: string
let child: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likho-lock-'))
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** A process of its own that takes the folder and holds it. */
async function holderOf(dataDir: string, take = 'takeDataDir'): Promise<ChildProcess> {
  const code = `const { ${take} } = await import(${JSON.stringify(join(import.meta.dirname, 'data-dir.ts'))})
    await ${take}(${JSON.stringify(dataDir)}); console.log('held'); setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(holder.stdout, 'data')
  return holder
}

test('a second process on the same folder is refused with a clear message', async () => {
  child = await holderOf(folder)
  await expect(takeDataDir(folder)).rejects.toThrow(/Another Likho is already using .* DATA_DIR/)
})

test('a lock left behind by kill -9 is passed over', async () => {
  child = await holderOf(folder)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const giveBack = await takeDataDir(folder)
  await expect(takeDataDir(folder)).rejects.toThrow(/Another Likho/)
  await giveBack()
})

test('a folder that was given back can be taken again', async () => {
  const giveBack = await takeDataDir(folder)
  await giveBack()
  await (await takeDataDir(folder))()
})

test('processes whose database is elsewhere share it, and nobody takes it alone meanwhile', async () => {
  const [first, second] = [await shareDataDir(folder), await shareDataDir(folder)]
  await expect(takeDataDir(folder)).rejects.toThrow(/Another Likho/)
  await first()
  await expect(takeDataDir(folder)).rejects.toThrow(/Another Likho/)
  await second()
  const giveBack = await takeDataDir(folder)
  await expect(shareDataDir(folder)).rejects.toThrow(/Another Likho/)
  await giveBack()
  expect(await readdir(folder)).toEqual([])
})

test('what a killed one shared is taken alone again', async () => {
  child = await holderOf(folder, 'shareDataDir')
  child.kill('SIGKILL')
  await once(child, 'exit')
  await (await takeDataDir(folder))()
})

test('a folder with a very long path works too', async () => {
  const deep = join(folder, 'x'.repeat(90), 'y'.repeat(90))
  await mkdir(deep, { recursive: true })
  for (const take of [takeDataDir, shareDataDir]) {
    const giveBack = await take(deep)
    await expect(takeDataDir(deep)).rejects.toThrow(/Another Likho/)
    await giveBack()
  }
})

test('a folder that cannot be written to is named', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  await expect(takeDataDir(file)).rejects.toThrow(`DATA_DIR ${file} is not writable`)
})

const rightsOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

test.skipIf(process.platform === 'win32')('the folder is for its owner alone, made new or found open', async () => {
  const [fresh, open] = [join(folder, 'fresh', 'data'), join(folder, 'open')]
  await mkdir(open)
  await chmod(open, 0o755)
  for (const dataDir of [fresh, open]) {
    await (await takeDataDir(dataDir))()
    expect(await rightsOf(dataDir)).toBe('700')
  }
})
