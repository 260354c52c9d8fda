import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GO_LIVE_CHECKS, GO_LIVE_WORDS } from '#contract/go-live/go-live-checks.ts'
import type { GoLiveLine } from '#contract/go-live/judge-go-live.ts'
import { startProcess } from '#tests/support/shop-process.ts'
import { doctorReport } from './doctor-report.ts'

const GREEN: GoLiveLine[] = GO_LIVE_CHECKS.map((check) => ({ check, state: 'ok', detail: 'Right.' }))

test('what is right takes one line; what is not says why it matters and how it is mended', () => {
  const lines = GREEN.map((line): GoLiveLine => (line.check === 'wallet' ? { ...line, state: 'todo' } : line))
  const report = doctorReport(lines)
  expect(report.split('\n')).toHaveLength(GO_LIVE_CHECKS.length + 4)
  expect(report).toContain(`✗ Courier wallet: Right.\n    Why: ${GO_LIVE_WORDS.wallet.why}\n    Mend:`)
  expect(report).toContain('1 of 12 are left')
  expect(doctorReport(GREEN)).toContain('This shop is ready to sell.')
})

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'likho-doctor-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** A command of package.json, its output and its exit code. */
async function run(script: string) {
  const command = startProcess({ DATA_DIR: dataDir }, script)
  return { code: await command.ended, output: command.output() }
}

test('npm run doctor prints the list of a shop and ends with 1 while something is left', {
  timeout: 180_000,
}, async () => {
  expect(await run('db/doctor.ts')).toMatchObject({ code: 1, output: expect.stringContaining('There is no shop in') })
  expect(await run('db/migrate.ts')).toMatchObject({ code: 0 })
  const { code, output } = await run('db/doctor.ts')
  expect(code).toBe(1)
  for (const { title } of Object.values(GO_LIVE_WORDS)) expect(output).toContain(title)
})
