import type { Page } from '@playwright/test'

/** Opens a page and waits until React has taken it over: from then on its buttons work. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}
