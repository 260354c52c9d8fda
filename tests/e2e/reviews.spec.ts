import { expect, expectAccessible, test, withRefusals } from './fixtures.ts'
import { muchReviewed, openProduct } from './product-page.ts'

test('[PDP-05] [PDP-06] reviews are read five at a time, and a published one is thanked for', async ({ page }) => {
  const { _id, ratingCount } = await muchReviewed(page)
  const reviews = page.getByRole('list', { name: 'Reviews' }).getByRole('listitem')
  const writing = page.getByPlaceholder('Write your review...')
  await page.setViewportSize({ width: 360, height: 800 })
  await openProduct(page, `/About?id=${_id}`)
  const first = await reviews.first().innerText()

  await test.step('the first five, and Next to those after them', async () => {
    await expect(reviews).toHaveCount(5)
    await expect(reviews.first().getByRole('img', { name: /^\d out of 5 stars$/ })).toBeVisible()
    await expect(reviews.first()).toContainText(/\d{1,2}\/\d{1,2}\/\d{4}/)
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByText(`Reviews 6–${Math.min(10, ratingCount)} of ${ratingCount}`)).toBeVisible()
    await expect(reviews.first()).not.toHaveText(first)
  })

  await test.step('a published review is thanked for, and the form is empty again', async () => {
    const message = 'Writes well.'
    const data = {
      _id: '1',
      userId: null,
      productId: _id,
      rating: 5,
      message,
      createdAt: '2026-11-15T00:00:00.000Z',
      verified: false,
    }
    await page.route('**/api/v2/feedback/addReview', (route) => {
      expect(route.request().postDataJSON()).toEqual({ productId: _id, rating: 5, message })
      return route.fulfill({ json: { success: true, message: 'Thank you.', data } })
    })
    await page.getByRole('radio', { name: '5 stars,' }).check({ force: true })
    await writing.fill(message)
    await page.getByRole('button', { name: 'Submit Review' }).click()
    await expect(page.getByText('Thanks! Your review is live.')).toBeVisible()
    await expect(writing).toHaveValue('')
  })

  await test.step('the same page of reviews comes again on reload, without a draft, and Previous leads back', async () => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Submit Review' })).toBeEnabled()
    await expect(writing, 'the draft is gone').toHaveValue('')
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect(page.getByText(`Reviews 1–5 of ${ratingCount}`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
    expect(await reviews.first().innerText()).toBe(first)
  })
})

test('[PDP-05] a visitor writes a review, is asked to log in, and finds it again on return', async ({ browser }) => {
  await withRefusals(browser, async (page) => {
    const { _id } = await muchReviewed(page)
    await openProduct(page, `/product/${_id}`)
    const submit = page.getByRole('button', { name: 'Submit Review' })
    await submit.click()
    await expect(page.getByText('Choose 1 to 5 stars')).toBeVisible()
    await expect(page.getByText('Write a few words')).toBeVisible()
    await expect(page.getByRole('radio', { name: '1 star,' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: '3 stars,' })).toBeChecked()
    await page.getByRole('radio', { name: '4 stars,' }).check({ force: true })
    await page.getByPlaceholder('Write your review...').fill('Writes well.')
    await expect(page.getByText('Choose 1 to 5 stars')).toHaveCount(0)
    await expectAccessible(page)
    await submit.click()
    const dialog = page.getByRole('dialog', { name: 'Log in to post your review' })
    const login = `/userLogin?next=${encodeURIComponent(`/product/${_id}#review`)}`
    await expect(dialog.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', login)
    await expectAccessible(page)
    await dialog.getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL(login)
    await openProduct(page, `/product/${_id}#review`)
    await expect(page.getByPlaceholder('Write your review...')).toHaveValue('Writes well.')
    await expect(page.getByRole('radio', { name: '4 stars,' })).toBeChecked()
    await expect(page.getByRole('heading', { name: 'Add a Review' })).toBeInViewport()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[PDP-04] [PDP-06] the whole description is readable and reviews can be paged', async ({ page }) => {
    const { _id, ratingCount } = await muchReviewed(page)
    await page.goto(`/product/${_id}`)
    await expect(page.getByRole('button', { name: 'See More' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Submit Review' })).toBeHidden()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByText(`Reviews 6–${Math.min(10, ratingCount)} of ${ratingCount}`)).toBeVisible()
  })
})
