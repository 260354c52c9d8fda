import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'
import { webServers } from './worlds.ts'

/** npm run screens: one generated journey over every screen in every state, with a picture of each. It uses the browser of the journeys. */
const { projects: _, ...base } = journeys

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './prepare.ts',
  // A thousand rows take axe their time, and machines are busy.
  timeout: 10 * 60_000,
  webServer: webServers,
  // Each screen has its picture in the gallery.
  use: { ...base.use, screenshot: 'off' },
})
