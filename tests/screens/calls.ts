import type { Page } from '@playwright/test'
import { requestFailures } from '#contract/platform/platform.failures.ts'

/** What a page asks the shop for after it came: calls of the API, and the router's data. */
const ASKED = /\/api\/|\.data(\?|$)/

/** Holds the answers back until they are let go. */
export async function holdCalls(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(ASKED, async (route) => {
    await promise
    // Nobody waits for it any more when the page was left meanwhile.
    await route.fallback().catch(() => {})
  })
  return async () => {
    resolve()
    await page.unroute(ASKED)
  }
}

const { status, code, text } = requestFailures.unexpected
const BROKEN = { success: false, code, message: text, requestId: 'screens' }

/** On a phone the line is cut, at a desk the shop answers that it is broken. */
export async function failCalls(page: Page, width: number): Promise<void> {
  await page.route(ASKED, (route) =>
    width < 1_000 ? route.abort('connectionfailed') : route.fulfill({ status, json: BROKEN }),
  )
}
