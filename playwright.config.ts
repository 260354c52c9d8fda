import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { OWNER } from './tests/e2e/owner.ts'

/** They put products on the shelves or seasons on the home page, which others look at; the last one has a shop of its own, to which that is all one. */
const SELLING = [
  'admin',
  'back-office',
  'back-office-day',
  'back-office-owner',
  'products',
  'seasons',
  'sellers',
  'razorpay',
].map((name) => `${name}.spec.ts`)

/** What is about how pages look and load has its pictures; elsewhere drawing them costs a fifth of the time. */
const PICTURES = ['first-load', 'home', 'home-over-time', 'offline', 'product', 'shop', 'variants'].map(
  (name) => `${name}.spec.ts`,
)
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
const chromium = (...args: string[]) => ({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [...ARGS, ...args],
  },
})

const PORT = Number(process.env.E2E_PORT ?? 3987)
const baseURL = `http://127.0.0.1:${PORT}`
// The config is read once per worker too; all of them must mean the shop that the first one started.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'likho-e2e-'))

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  // Room for a busy machine; a test that passes never waits this long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // One that passes only at a second try is a fault to be found, here or in the shop.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  projects: [
    { name: 'looking', testMatch: PICTURES },
    { name: 'shopping', testIgnore: [...PICTURES, ...SELLING], use: chromium('--blink-settings=imagesEnabled=false') },
    { name: 'selling', testMatch: SELLING, dependencies: ['looking', 'shopping'] },
  ],
  use: {
    baseURL,
    // Pages that move cost a third of the time to draw. Journeys about the home page ask for motion (MOVING in fixtures.ts).
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer before a test's own routes do. The journey that is about it allows it.
    serviceWorkers: 'block',
    // A trace costs a sixth of the time; a picture of what failed costs nothing.
    screenshot: 'only-on-failure',
    ...chromium(),
  },
  webServer: {
    command: 'npm start',
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // As behind one proxy: a test may say by X-Forwarded-For where it calls from.
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR,
      PUBLIC_URL: baseURL,
      TRUST_PROXY: '1',
      SUPERADMIN_PASSWORD: OWNER.password,
    },
  },
})
