import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './find-chromium.ts'
import { freePort } from './free-port.ts'

/** npm run e2e: the browser journeys, with whatever Playwright is told after `--`. Their shop has a port on which nothing runs. */
const dataDir = mkdtempSync(join(tmpdir(), 'likho-e2e-'))
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { E2E_PORT: String(await freePort()), ...process.env, CHROMIUM_PATH: findChromium(), E2E_DATA_DIR: dataDir },
})
rmSync(dataDir, { recursive: true, force: true })
process.exit(status ?? 1)
