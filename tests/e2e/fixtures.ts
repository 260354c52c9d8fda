import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

export { expect }

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}

type Watched = {
  /** Another visitor, or another device of the same one. */
  newPage: () => Promise<Page>
}

/** As for everybody who has not asked for less motion: `test.use(MOVING)`. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Every page is watched: an error in its console or a script that fails makes the test fail. */
export const test = base.extend<Watched>({
  page: async ({ page }, use) => {
    const errors = watch(page)
    await use(page)
    expect(errors, 'console errors').toEqual([])
  },
  newPage: async ({ browser }, use) => {
    const opened: { page: Page; errors: string[] }[] = []
    await use(async () => {
      const page = await (await browser.newContext()).newPage()
      opened.push({ page, errors: watch(page) })
      return page
    })
    for (const { page } of opened) await page.context().close()
    expect(
      opened.flatMap(({ errors }) => errors),
      'console errors of other pages',
    ).toEqual([])
  },
})

/** What the browser and, for a page whose script could not be had, the router log themselves. */
export const OF_NETWORK = /^(Failed to load resource:|TypeError: Failed to fetch dynamically imported module:|$)/

/** A visit on which the shop may refuse or be out of reach: what is logged about that is no fault, anything else is. */
export async function withRefusals(
  browser: Browser,
  visit: (page: Page) => Promise<void>,
  options?: BrowserContextOptions,
): Promise<void> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const errors = watch(page)
  await visit(page)
  await context.close()
  expect(
    errors.filter((text) => !OF_NETWORK.test(text)),
    'console errors',
  ).toEqual([])
}

export function watch(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const text = message.text()
    // It does not say which one.
    errors.push(text.startsWith('Failed to load resource') ? `${text} ${message.location().url}` : text)
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * axe finds nothing to complain about on what is shown now. It is asked for nothing but complaints and by itself: its
 * own package for Playwright takes four times as long.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page), 'accessibility').toEqual([])
}

type Question = { only?: string[]; without?: string[]; exclude?: string[] }

/** `only` and `without` name rules, `exclude` the elements that are not looked at. */
export async function violationsOf(page: Page, { only, without = [], exclude = [] }: Question = {}): Promise<string[]> {
  await page.evaluate(comeToRest)
  await page.evaluate(axe)
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  const options: RunOptions = { resultTypes: ['violations'], rules, ...(only && { runOnly: only }) }
  return page.evaluate(
    async ([context, asked]) => {
      const { violations } = await window.axe.run(context, asked)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    [{ exclude }, options] as const,
  )
}

/** What is fading in has no colours yet to be judged by. */
async function comeToRest(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
}

/** How much the page has jumped since it opened; 0 is a page where nothing moved. */
export const layoutShift = async (page: Page) => (await shiftsOf(page)).total

/** The same with what moved, the most first. */
export const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ total: number; moved: string[] }>((resolve) => {
        type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect }
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
        const shifts: Shift[] = []
        new PerformanceObserver((list) => {
          shifts.push(...(list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput))
        }).observe({ type: 'layout-shift', buffered: true })
        const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
        const nameOf = ({ node, previousRect, currentRect }: Source) => {
          const element = node instanceof Element ? node : node?.parentElement
          const name = `${element?.localName}.${element?.className}`.slice(0, 80)
          return `${name} (${placeOf(previousRect)} to ${placeOf(currentRect)})`
        }
        const end = () =>
          resolve({
            total: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: shifts.toSorted((a, b) => b.value - a.value).flatMap(({ sources }) => sources.map(nameOf)),
          })
        requestAnimationFrame(() => requestAnimationFrame(end))
      }),
  )
