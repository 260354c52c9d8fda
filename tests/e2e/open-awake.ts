import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a page and waits until React has taken over what is seen of it: from then on its fields and buttons work. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => {
    const isAwake = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
    const isSeen = (element: Element) => {
      const { top, height } = element.getBoundingClientRect()
      return height > 0 && top < innerHeight
    }
    const main = document.querySelector('main')
    return main && isAwake(main) && [...main.querySelectorAll('input, button')].filter(isSeen).every(isAwake)
  })
}

/** For what lies further down: it wakes up a moment later, by a timer. */
export async function untilAwake(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
}
