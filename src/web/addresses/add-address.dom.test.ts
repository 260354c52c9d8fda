import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.ts'
import { aUser } from '#tests/support/users.ts'
import { forgetUser, keepUser } from '#web/kit/session-user.ts'
import * as addAddress from './add-address.route.tsx'

beforeEach(() => {
  sessionStorage.clear()
  keepUser(aUser())
})
afterEach(forgetUser)

const openPage = () => renderPage(addAddress, '/addressUpdate')

test('what was typed and not yet sent is there again when the page is', async () => {
  const first = await openPage()
  await first.type('city', 'Nashik')
  await first.type('postalCode', '422001')
  await first.close()
  const again = await openPage()
  expect(again.field('city').value).toBe('Nashik')
  expect(again.field('postalCode').value).toBe('422001')
  expect(again.field('state').value, 'as the PIN code told it').toBe('Maharashtra')
  await again.close()
})

test('what was cancelled does not come back', async () => {
  const first = await openPage()
  await first.type('city', 'Nashik')
  await first.click('Cancel')
  expect(first.body.textContent, 'gone on').toBe('')
  await first.close()
  const again = await openPage()
  expect(again.field('city').value).toBe('')
  await again.close()
})
