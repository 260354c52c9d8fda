import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The same engine without a window around it: tests take a quarter less time. */
const SHELL = 'chromium-headless-shell'
const WITH_WINDOW = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The Chromium to test with: the one that is told, the quickest there is, or one installed now. */
export function findChromium(): string {
  const found = process.env.CHROMIUM_PATH ?? onPath(SHELL) ?? installed(SHELL) ?? anyOther() ?? installed('chromium')
  if (found) return found
  run('npx playwright install chromium')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new Error('No Chromium was found and none could be installed. Set CHROMIUM_PATH to one.')
}

function anyOther(): string | undefined {
  const own = chromium.executablePath()
  return WITH_WINDOW.map(onPath).find(Boolean) ?? (existsSync(own) ? own : undefined)
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** Debian's, where we may install it: in most containers. */
function installed(name: string): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const install = `apt-get install -y --no-install-recommends ${name}`
  if (run(install) !== 0) run(`apt-get update && ${install}`)
  return onPath(name)
}

function run(command: string): number | null {
  console.log(`For the browser tests: ${command}`)
  return spawnSync(command, { shell: true, stdio: 'ignore' }).status
}
