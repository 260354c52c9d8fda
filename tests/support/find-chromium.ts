import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The Chromium to test with: the one that is told, one on the PATH, Playwright's own, or one installed now. */
export function findChromium(): string {
  const found = installedChromium()
  if (found) return found
  install()
  const installed = installedChromium()
  if (!installed) throw new Error('No Chromium was found and none could be installed. Set CHROMIUM_PATH to one.')
  return installed
}

function installedChromium(): string | undefined {
  const told = process.env.CHROMIUM_PATH
  if (told) return told
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, chromium.executablePath()].find((path) => existsSync(path))
}

function install(): void {
  const steps =
    process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
      ? ['apt-get update', 'apt-get install -y --no-install-recommends chromium']
      : ['npx playwright install chromium']
  for (const step of steps) {
    console.log(`No Chromium here, so the browser tests install one: ${step}`)
    spawnSync(step, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] })
  }
}
