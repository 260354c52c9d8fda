import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './find-chromium.ts'

/** npm run e2e: the browser journeys, with whatever Playwright is told after `--`. */
const dataDir = mkdtempSync(join(tmpdir(), 'likho-e2e-'))
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, CHROMIUM_PATH: findChromium(), E2E_DATA_DIR: dataDir },
})
rmSync(dataDir, { recursive: true, force: true })
process.exit(status ?? 1)
