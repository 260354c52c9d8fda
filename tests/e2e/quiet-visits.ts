import type { Page } from '@playwright/test'
import { RECORD_ACTIVITY_PATH } from '#contract/activity/activity-paths.ts'

/** A visit that is told as it ends never counts as answered, so the network of a product's page would never come to rest. */
export const quietVisits = (page: Page) =>
  page.route(`**${RECORD_ACTIVITY_PATH}`, (call) => call.fulfill({ status: 204 }))
