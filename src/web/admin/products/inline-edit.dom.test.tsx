import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { manageFailures } from '#contract/catalog/manage-products.failures.ts'
import { setStockCall } from '#contract/catalog/quick-edit.endpoints.ts'
import { Failure } from '#contract/platform/failures.ts'
import { settle } from '#tests/support/render-hook.ts'
import { renderPage } from '#tests/support/render-page.ts'
import { standInShop } from '#tests/support/stand-in-shop.ts'
import { StockEdit } from './price-and-stock-cells.tsx'

const ID = '01930000-0000-7000-8000-0000000000f1'
const pen = { _id: ID, name: 'Gel Pen', stocks: 10 } as Parameters<typeof StockEdit>[0]['product']
const openShop = () => standInShop({ stock: setStockCall })
let shop: ReturnType<typeof openShop>

beforeEach(() => {
  shop = openShop()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('pieces that were sold meanwhile are told; saving again counts from there', async () => {
  const now = { values: { now: 7 }, data: { now: '7' } }
  shop.stock.mockRejectedValueOnce(new Failure(manageFailures.stockChanged, now))
  shop.stock.mockResolvedValueOnce({ message: 'Stock changed' })
  const page = await renderPage({ default: () => <StockEdit product={pen} />, clientLoader: () => null }, '/')
  const save = async () => {
    page.body.querySelector('form')?.requestSubmit()
    await settle()
  }
  await page.click('10')
  await page.type('value', '50')
  await save()
  expect(page.body.textContent).toContain('The stock is now 7. Nothing was saved.')
  expect(page.field('value').value, 'what was typed stays').toBe('50')
  await save()
  expect(shop.stock.mock.calls.map(([input]) => input)).toMatchObject([
    { stocks: 50, before: 10 },
    { stocks: 50, before: 7 },
  ])
  expect(page.field('value'), 'the field is closed').toBeNull()
  await page.close()
})
