import { expect, expectAccessible, test } from './fixtures.ts'
import { openProduct, productThat } from './product-page.ts'

test.use({ viewport: { width: 360, height: 740 } })

const NEER = 'Kalam Neer Gel Pen'
const PARIKSHA = 'Kalam Pariksha Exam Gel Pen'

test('a shopper switches between the colours of a pen, and stays where they are', async ({ page }) => {
  const { _id } = await productThat(page, ({ name }) => name.startsWith(NEER))
  await openProduct(page, `/About?id=${_id}`)
  const inks = page.getByRole('list', { name: 'Ink' })
  const ink = (name: string) => inks.getByRole('link', { name, exact: true })
  await expect(inks.getByRole('link')).toHaveText(['Blue', 'Black', '12 colours'])
  await expect(ink('Blue')).toHaveAttribute('aria-current', 'true')
  await page.evaluate(() => window.scrollTo(0, 120))
  await expectAccessible(page)
  const top = await page.evaluate(() => scrollY)
  expect(top).toBe(120)

  await test.step('by keyboard: the focus goes along', async () => {
    await ink('Black').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(PARIKSHA)
    await expect(page).toHaveURL(/\/product\/[\w-]+$/)
    await expect(ink('Black')).toHaveAttribute('aria-current', 'true')
    await expect(ink('Black')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(top)
  })

  await test.step('and by finger; Back leads to the one before', async () => {
    await ink('12 colours').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Jhilmil')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(PARIKSHA)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each colour is a link to its own page', async ({ page }) => {
    const { _id } = await productThat(page, ({ name }) => name.startsWith(NEER))
    await page.goto(`/product/${_id}`)
    await page.getByRole('list', { name: 'Ink' }).getByRole('link', { name: 'Black', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(PARIKSHA)
  })
})
