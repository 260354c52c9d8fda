import type { Page } from '@playwright/test'
import type { ProductCard } from '#contract/catalog/product.ts'
import { expect } from './fixtures.ts'

/** The first product of the shop that is like this. */
export async function productThat(page: Page, isWanted: (card: ProductCard) => boolean): Promise<ProductCard> {
  for (let cursor = ''; ; ) {
    const answer = await page.request.get(`/api/v1/product/cards?limit=100${cursor && `&cursor=${cursor}`}`)
    await expect(answer).toBeOK()
    const { data, nextCursor } = (await answer.json()) as { data: ProductCard[]; nextCursor: string | null }
    const found = data.find(isWanted)
    if (found) return found
    if (!nextCursor) throw new Error('The demo shop has no such product')
    cursor = nextCursor
  }
}

/** A product with more than one page of reviews. */
export const muchReviewed = (page: Page) => productThat(page, ({ ratingCount }) => ratingCount > 5)

/** Opens a product and waits until the page is awake. */
export async function openProduct(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Submit Review' })).toBeEnabled()
}

/** What local storage holds under this key. */
export const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)
