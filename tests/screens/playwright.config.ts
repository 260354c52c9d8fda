import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

/** npm run screens: not tests, but a picture of every screen, for eyes. They use the shop and the browser of the journeys. */
const { projects: _, ...shop } = journeys

export default defineConfig({ ...shop, testDir: '.', outputDir: '../../test-results', timeout: 15 * 60_000 })
