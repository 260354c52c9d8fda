import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProcess } from '#tests/support/shop-process.ts'
import { SHOP_SECRET } from '#tests/support/shoppers.ts'

/** All migrations since that backup are made, on a machine that may be busy. */
const LONGEST_MS = 240_000

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likho-restore-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('restoring moves the order numbers on and says so: those given out after the backup are used by no other order', {
  timeout: LONGEST_MS,
}, async () => {
  const place = { DATA_DIR: join(folder, 'data'), SESSION_SECRET: SHOP_SECRET }
  const run = startProcess(place, 'db/restore.ts', ['tests/fixtures/shop-0044'])
  expect(await run.ended, run.output()).toBe(0)
  expect(run.output()).toMatch(
    /Orders and invoices of \d\d-\d\d go on after \d+000 instead of \d+, under LK[B-Z]{3}: numbers in between may have been given out/,
  )
})
