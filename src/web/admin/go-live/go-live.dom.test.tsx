import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  checkGoLiveCall,
  confirmMailCall,
  goLiveFailures,
  listGoLiveCall,
  mailMyselfCall,
} from '#contract/go-live/go-live.endpoints.ts'
import { GO_LIVE_CHECKS } from '#contract/go-live/go-live-checks.ts'
import type { GoLiveLine } from '#contract/go-live/judge-go-live.ts'
import { Failure } from '#contract/platform/failures.ts'
import { renderPage } from '#tests/support/render-page.ts'
import { standInShop } from '#tests/support/stand-in-shop.ts'
import { ADMIN_GO_LIVE_PATH } from '#web/kit/staff-paths.ts'
import { default as Page } from './go-live.route.tsx'

const GREEN: GoLiveLine[] = GO_LIVE_CHECKS.map((check) => ({ check, state: 'ok', detail: 'Right.' }))
const RED = GREEN.map(
  (line): GoLiveLine =>
    line.check === 'wallet' || line.check === 'mail' ? { ...line, state: 'todo', detail: 'It is empty.' } : line,
)
const openShop = () =>
  standInShop({ list: listGoLiveCall, check: checkGoLiveCall, mail: mailMyselfCall, confirm: confirmMailCall })
let shop: ReturnType<typeof openShop>
beforeEach(() => {
  shop = openShop()
})
afterEach(() => {
  vi.unstubAllGlobals()
})
const open = (lines: GoLiveLine[], hash = '') =>
  renderPage({ default: Page, clientLoader: () => lines }, ADMIN_GO_LIVE_PATH, ADMIN_GO_LIVE_PATH + hash)
const buttonOf = (body: HTMLElement, name: string) =>
  body.querySelector<HTMLElement>(`[aria-label="${name}"]`) as HTMLElement

test('each line says how it stands; what is not right says why it matters and how to mend it', async () => {
  const page = await open(RED)
  expect(page.body.querySelectorAll('ol > li')).toHaveLength(GO_LIVE_CHECKS.length)
  expect(page.body.textContent).toContain('2 of 12 left before this shop sells for real')
  expect(page.body.textContent).toContain('Freight is paid from it in advance')
  expect(page.body.textContent, 'nothing more about what is right').not.toContain('A broken disk')
  await page.close()
})

test('one line is checked again, or all of them', async () => {
  shop.check.mockResolvedValueOnce({
    data: GREEN.map((one) => (one.check === 'mail' ? { ...one, state: 'todo' } : one)),
  })
  shop.check.mockResolvedValueOnce({ data: GREEN })
  const page = await open(RED)
  buttonOf(page.body, 'Check again: Courier wallet').click()
  await expect.poll(() => page.body.textContent).toContain('1 of 12 left')
  await page.click('Check all again')
  await expect.poll(() => page.body.textContent).toContain('Ready to sell')
  expect(shop.check.mock.calls.map(([input]) => input)).toEqual([{ check: 'wallet' }, {}])
  await page.close()
})

test('a check is named by what its button shows, and says how the line stands, also when it stands as before', async () => {
  const answer = Promise.withResolvers<{ data: GoLiveLine[] }>()
  shop.check.mockReturnValueOnce(answer.promise)
  const page = await open(RED)
  buttonOf(page.body, 'Check again: Courier wallet').click()
  await expect.poll(() => buttonOf(page.body, 'Checking…: Courier wallet')?.textContent).toBe('Checking…')
  answer.resolve({ data: RED })
  const status = () => page.body.querySelector('[role="status"]')?.textContent
  await expect.poll(status).toBe('Courier wallet: To do. It is empty.')
  shop.check.mockResolvedValueOnce({ data: RED })
  await page.click('Check all again')
  await expect.poll(status).toBe('2 of 12 left before this shop sells for real')
  await page.close()
})

test('what goes wrong is said, and the list stays', async () => {
  shop.mail.mockRejectedValueOnce(new Failure(goLiveFailures.tooSoon))
  const page = await open(RED)
  await page.click('Mail me a link')
  await expect.poll(() => page.body.querySelector('[role="alert"]')?.textContent).toBe(goLiveFailures.tooSoon.text)
  expect(page.body.querySelectorAll('ol > li')).toHaveLength(GO_LIVE_CHECKS.length)
  await page.close()
})

test('the link in the mail confirms it once', async () => {
  shop.confirm.mockResolvedValueOnce({ message: 'Thank you: mail arrives.', data: GREEN })
  const page = await open(RED, '#token=abc.def-1')
  await expect.poll(() => page.body.textContent).toContain('Ready to sell')
  expect(shop.confirm.mock.calls.map(([input]) => input)).toEqual([{ token: 'abc.def-1' }])
  await page.close()
})
