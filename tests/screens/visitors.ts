import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { refreshTokenCall } from '#contract/accounts/session.endpoints.ts'
import { todoEventsCall } from '#contract/admin/todos.endpoints.ts'
import { PRIVACY_PATH } from '#web/kit/paths.ts'
import { enter } from '../e2e/account-page.ts'
import { quietVisits } from '../e2e/quiet-visits.ts'
import { factsOf, type Who } from './known.ts'
import type { State } from './states.ts'
import { urlOf } from './worlds.ts'

const contexts = new Map<string, BrowserContext>()

/** Less than a token lasts. Its end is met by a call that is refused and made again, of which a browser tells in its console. */
const RENEWED_EVERY_MS = 10 * 60_000
/** So that a page that never comes is named, and does not take the time of the whole journey. */
const OPENED_WITHIN_MS = 2 * 60_000
const renewedAt = new Map<BrowserContext, number>()

/** A browser of theirs, logged in once per worker: logins are counted, and a session that is shared would be taken for stolen. */
export async function browserOf(browser: Browser, who: Who, { world, browser: options = {}, text }: State) {
  const key = JSON.stringify([world, who, options, text])
  const known = contexts.get(key)
  if (known) {
    // Not before the last page was closed: Chromium does not always end one whose browser has just come back online.
    await known.setOffline(false)
    return renewed(known)
  }
  const { javaScriptEnabled = true } = options
  const opened = text ? await writingLarge(text) : browser
  const context = await opened.newContext({
    serviceWorkers: 'block',
    ...options,
    baseURL: urlOf(world),
    reducedMotion: 'reduce',
  })
  context.setDefaultNavigationTimeout(OPENED_WITHIN_MS)
  contexts.set(key, context)
  const { logins, root } = factsOf(world)
  const login = logins[who]
  // Somebody who has registered and is to prove the email.
  if (who === 'visitor') await context.addInitScript(() => localStorage.setItem('userId', 'registered-a-moment-ago'))
  if (login && javaScriptEnabled) {
    const page = await context.newPage()
    await enter(page, login)
    if (who === 'shopper' && root) await page.evaluate((kept) => localStorage.setItem('root', kept), root)
    await page.close()
    renewedAt.set(context, Date.now())
  }
  return context
}

async function renewed(context: BrowserContext): Promise<BrowserContext> {
  if ((renewedAt.get(context) ?? Number.POSITIVE_INFINITY) + RENEWED_EVERY_MS > Date.now()) return context
  const page = await context.newPage()
  await page.goto(PRIVACY_PATH)
  const status = await page.evaluate(async (path) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(path, { method: 'POST', body: '{}', headers })).status
  }, refreshTokenCall.path)
  if (status !== 200) throw new Error(`A new token is answered by ${status}`)
  await page.close()
  renewedAt.set(context, Date.now())
  return context
}

let large: Promise<Browser> | undefined

/** A browser whose owner has set it to write larger, of which the media queries of pages know too. */
function writingLarge(percent: number): Promise<Browser> {
  const { CHROMIUM_PATH: executablePath } = process.env
  const args = ['--no-sandbox', '--disable-gpu', `--blink-settings=defaultFontSize=${0.16 * percent}`]
  large ??= chromium.launch({ ...(executablePath && { executablePath }), args })
  return large
}

/** A page of its own; what is told at its end and what never ends would keep it from coming to rest. */
export async function openPage(context: BrowserContext) {
  const page = await context.newPage()
  await quietVisits(page)
  await page.route(`**${todoEventsCall.path}`, (route) => route.fulfill({ status: 204 }))
  return page
}
