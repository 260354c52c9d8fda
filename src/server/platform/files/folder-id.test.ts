import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderId } from './folder-id.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'likho-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('processes that start at the same moment have the same one', async () => {
  const each = await Promise.all(Array.from({ length: 8 }, () => folderId(folder)))
  expect(new Set(each).size).toBe(1)
  expect(readdirSync(folder)).toEqual(['folder-id'])
})

test('a later start writes nothing: it opens on a full disk too', async () => {
  const made = await folderId(folder)
  const { mtimeNs } = statSync(folder, { bigint: true })
  expect(await folderId(folder)).toBe(made)
  expect(statSync(folder, { bigint: true }).mtimeNs).toBe(mtimeNs)
})
