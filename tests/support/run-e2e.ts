import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium.ts'

/** npm run e2e: the browser journeys, with whatever Playwright is told after `--`. */
const chromium = findChromium()
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, CHROMIUM_PATH: chromium },
})
process.exit(status ?? 1)
