import { expect, type Page } from '@playwright/test'
import { OF_NETWORK, shiftsOf, violationsOf, watch } from '../e2e/fixtures.ts'
import { overflow } from '../e2e/staff-page.ts'

/** Below this nobody sees it: a bar that comes and goes, a line that is a pixel higher. */
const MOST_SHIFT = 0.01

const CONTRAST = ['color-contrast']
/** The first fifty stand for the colours of all: of a thousand rows axe asks that one rule for minutes, of the others for seconds. */
const FURTHER_ROWS = [':is(tr, li):nth-child(n + 51)']

/** What is held against every screen in every state. All of it is said, not only the first. */
export function checksOf(page: Page, screen: string) {
  const errors = watch(page)
  return {
    async fits(width: number): Promise<void> {
      expect.soft(await overflow(page), `${screen}: wider than its ${width} px`).toBe(0)
      expect.soft(await page.evaluate(cutOff), `${screen}: text beyond the edge at ${width} px`).toEqual([])
    },
    /** In the dark the same page has other colours, and nothing else that axe could mind. */
    async isAccessible(theme: 'light' | 'dark'): Promise<void> {
      const found = await violationsOf(page, { only: CONTRAST, exclude: FURTHER_ROWS })
      if (theme === 'light') found.push(...(await violationsOf(page, { without: CONTRAST })))
      expect.soft(found, `${screen}: axe, ${theme}`).toEqual([])
    },
    async isStill(): Promise<void> {
      const { total, moved } = await shiftsOf(page)
      expect.soft(total, `${screen}: layout shift of ${moved.join(', ')}`).toBeLessThanOrEqual(MOST_SHIFT)
    },
    saysSomething: async () => expect.soft(await page.evaluate(isBlank), `${screen}: shows nothing`).toBe(false),
    async offersWayOn(): Promise<void> {
      const ways = page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link'))
      expect.soft(await ways.count(), `${screen}: says what is wrong, and offers no way on`).toBeGreaterThan(0)
    },
    hasNoErrors(mayFail: boolean): void {
      const found = mayFail ? errors.filter((text) => !OF_NETWORK.test(text.trim())) : errors
      expect.soft(found, `${screen}: console errors`).toEqual([])
    },
  }
}

/** Neither words nor the place of something that is on its way. */
function isBlank(): boolean {
  const main = document.querySelector<HTMLElement>('main')
  return !main || (main.innerText.trim() === '' && !main.querySelector('.animate-breathe'))
}

/**
 * Text that stands beyond the edges of the screen where nobody can scroll to it. What is beside the visible on purpose (a
 * strip that moves by itself, a panel that slides in, words for screen readers) is hidden from everybody or can be scrolled;
 * a name that ends in three dots is cut where it is seen.
 */
function cutOff(): string[] {
  const isMeant = (element: Element | null): boolean => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, textOverflow, position, clipPath, visibility } = getComputedStyle(at)
      if (overflowX === 'auto' || overflowX === 'scroll' || visibility === 'hidden') return true
      if (overflowX === 'hidden' && textOverflow === 'ellipsis') return true
      if (position === 'fixed' || clipPath !== 'none' || at.hasAttribute('inert') || at.ariaHidden === 'true')
        return true
    }
    return false
  }
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.textContent?.trim()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, width, height } = range.getBoundingClientRect()
    const isBeyond = width > 1 && height > 1 && (right > document.documentElement.clientWidth + 1 || left < -1)
    if (isBeyond && !isMeant(node.parentElement)) found.add(node.textContent.trim().slice(0, 60))
  }
  return [...found].slice(0, 5)
}
