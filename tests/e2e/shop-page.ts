import type { Page } from '@playwright/test'

/** How many products a list shows at first, and how many more join it at a time. */
export const PART = 30

export const grid = (page: Page) => page.getByRole('list', { name: 'Products', exact: true })
export const cards = (page: Page) => grid(page).getByRole('listitem')
export const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
export const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' })
export const names = (page: Page) => grid(page).getByRole('heading', { level: 3 }).allTextContents()
export const prices = (page: Page) =>
  grid(page)
    .locator('.priced data')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('value'))))

export const isRising = (numbers: number[]) =>
  numbers.length > 0 && numbers.every((one, place) => one >= (numbers[place - 1] ?? 0))

/** The line above the grid that says how many there are. */
export const count = (page: Page, total: number) =>
  page
    .getByRole('region', { name: 'Products' })
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${total} products$`) })
