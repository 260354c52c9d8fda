import { type BrowserContext, expect, type Page } from '@playwright/test'
import { inLanguage } from '#contract/platform/languages.ts'
import { PRIVACY_PATH, TERMS_PATH } from '#web/kit/paths.ts'
import { openAwake } from '../e2e/open-awake.ts'
import { failCalls, holdCalls } from './calls.ts'
import { factsOf, isAnybody } from './known.ts'
import type { Screen } from './screens.ts'
import type { State } from './states.ts'

type End = () => Promise<void>

/** Opens a screen in a state. What it returns lets go what is held back, and waits until the page has come to rest. */
export async function visit(page: Page, screen: Screen, state: State, width: number): Promise<End> {
  const path = pathOf(screen, state)
  await page.setViewportSize({ width, height: 800 })
  if (state.browser?.javaScriptEnabled === false) {
    await page.goto(path)
    return async () => {}
  }
  if (state.offline) return openOffline(page, path)
  if (state.calls === 'failing' && isAnybody(screen.who)) return openByLink(page, path, width)
  if (state.calls === 'failing') await failCalls(page, width)
  const release = state.calls === 'held' ? await holdCalls(page) : undefined
  await openAwake(page, path)
  if (!release) await untilSettled(page)
  await screen.first?.(page)
  return async () => {
    if (!release) return
    await release()
    await untilSettled(page)
  }
}

function pathOf(screen: Screen, { world, language = 'en', name }: State): string {
  const path = screen.path(factsOf(world))
  const query = name === '1,000 lines' ? (screen.many ?? '') : ''
  return inLanguage(language, path + (path.includes('?') ? query.replace('?', '&') : query))
}

async function untilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(nothingAwaited)
}

/**
 * What lies further down is fetched when it comes near. A place that is kept is awaited; an icon that breathes, as of a
 * payment whose dialog is open, waits for the shopper.
 */
function nothingAwaited(): boolean {
  return [...document.querySelectorAll('main .animate-breathe:not(svg)')].every((skeleton) => {
    const { top, height } = skeleton.getBoundingClientRect()
    return height === 0 || top > innerHeight
  })
}

/** A page that the server renders cannot fail in the browser but by a link within the shop, which fetches it as data. */
async function openByLink(page: Page, path: string, width: number): Promise<End> {
  await openAwake(page, path === PRIVACY_PATH ? TERMS_PATH : PRIVACY_PATH)
  await untilSettled(page)
  await failCalls(page, width)
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: { navigate: Go } }
    type Go = (to: string) => Promise<void>
    return router.navigate(to)
  }, path)
  await untilSettled(page)
  return async () => {}
}

/** The worker, which comes with the footer of public pages, has taken over and keeps the page, where it is one that is kept. */
async function openOffline(page: Page, path: string): Promise<End> {
  if (!isControlled(page)) {
    await openAwake(page, PRIVACY_PATH)
    await expect.poll(() => page.evaluate(hasKeptAll), { timeout: 60_000 }).toBe(true)
  }
  await openAwake(page, path)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  return async () => {}
}

const controlled = new WeakSet<BrowserContext>()

/** Once per browser is enough. */
function isControlled(page: Page): boolean {
  const isKnown = controlled.has(page.context())
  controlled.add(page.context())
  return isKnown
}

/** The wishlist is what the worker keeps last. */
async function hasKeptAll(): Promise<boolean> {
  const kept = await caches.match('/Wishlist', { ignoreVary: true })
  return navigator.serviceWorker.controller !== null && kept !== undefined
}
