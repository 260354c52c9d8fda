import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '#contract/newsletter/newsletter-paths.ts'
import { expect, expectAccessible, test, withRefusals } from './fixtures.ts'
import { mailedPath } from './mailed-code.ts'
import { openAwake } from './open-awake.ts'

test('the newsletter is confirmed and left by the links of its mails, each after a question', async ({ page }) => {
  const email = `reader-${Date.now()}@example.com`
  await page.setViewportSize({ width: 360, height: 780 })
  await page.request.post('/api/v1/subscribe', { data: { email } })
  await openAwake(page, await mailedPath(email, CONFIRM_PATH))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'You’re subscribed!' })).toBeFocused()

  await page.setViewportSize({ width: 1440, height: 900 })
  await openAwake(page, await mailedPath(email, UNSUBSCRIBE_PATH))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'You’re unsubscribed' })).toBeVisible()
  await expectAccessible(page)
})

test('a link that was cut short says so and asks for nothing else', async ({ browser }) => {
  await withRefusals(browser, async (page) => {
    await openAwake(page, `${CONFIRM_PATH}?token=cut`)
    await page.getByRole('button', { name: 'Confirm subscription' }).click()
    await expect(page.getByRole('alert')).toHaveText('This link is incomplete or has expired.')
  })
})
