import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptSessionSecret } from './session-secret.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'likho-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('is made once, kept for later starts, and read by nobody else', async () => {
  const made = await keptSessionSecret(folder)
  expect(made).toMatch(/^[\w-]{64}$/)
  expect(await keptSessionSecret(folder)).toBe(made)
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600)
})

test('one that was cut short is replaced', async () => {
  writeFileSync(join(folder, 'session-secret'), 'abc')
  expect(await keptSessionSecret(folder)).toMatch(/^[\w-]{64}$/)
})

test('processes that start at the same moment have the same one', async () => {
  const each = await Promise.all(Array.from({ length: 8 }, () => keptSessionSecret(folder)))
  expect(new Set(each).size).toBe(1)
  expect(readdirSync(folder)).toEqual(['session-secret'])
})
