import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { staleFailures } from '#contract/admin/order-version.ts'
import {
  type AttentionItem,
  countAttentionCall,
  listAttentionCall,
  retryTroubleCall,
} from '#contract/attention/attention.endpoints.ts'
import { Failure } from '#contract/platform/failures.ts'
import { renderPage } from '#tests/support/render-page.ts'
import { standInShop } from '#tests/support/stand-in-shop.ts'
import { aUser } from '#tests/support/users.ts'
import { forgetUser, keepUser } from '#web/kit/session-user.ts'
import * as attention from './attention.route.tsx'

const versionOf = (digit: string) => `${digit.repeat(32)}.1`
const item = (over: Partial<AttentionItem> = {}): AttentionItem => ({
  kind: 'notSent',
  subject: 'order-1',
  since: '2026-11-16T12:00:00.000Z',
  order: { id: 'order-1', number: 'LK2627-000012', money: 'live', version: versionOf('a') },
  amount: 118,
  cause: 'No courier booked for over a day.',
  remedy: 'Retry.',
  actions: ['retry'],
  lastTry: null,
  ...over,
})

const openShop = () => standInShop({ list: listAttentionCall, count: countAttentionCall, retry: retryTroubleCall })
let shop: ReturnType<typeof openShop>
const show = (one: AttentionItem) => shop.list.mockResolvedValue({ data: [one], nextCursor: null, total: 1 })

beforeEach(() => {
  keepUser(aUser({ role: 'admin' }))
  shop = openShop()
  show(item())
  shop.count.mockResolvedValue({ data: { total: 1, kinds: [{ kind: 'notSent', count: 1 }] } })
})
afterEach(() => {
  forgetUser()
  vi.unstubAllGlobals()
})

test('what a colleague did to the order is said, the desk is loaded again, and the next click goes by that', async () => {
  const page = await renderPage(attention, '/admin/attention')
  const what = 'Kiran Admin requested a refund just now'
  shop.retry.mockRejectedValueOnce(new Failure(staleFailures.stale, { values: { what } }))
  show(item({ order: { id: 'order-1', number: 'LK2627-000012', money: 'live', version: versionOf('b') } }))
  await page.click('Retry')
  await vi.waitFor(() => expect(page.body.querySelector('[role=alert]')?.textContent).toContain(what))
  expect(shop.list).toHaveBeenCalledTimes(2)
  shop.retry.mockResolvedValue({ message: 'We’re booking the courier again.' })
  await page.click('Retry')
  expect(shop.retry.mock.calls.map(([{ seen }]) => seen)).toEqual([versionOf('a'), versionOf('b')])
  await page.close()
})

test('what one may not do is not offered, and the page says so; the order is no link to where one may not go', async () => {
  keepUser(aUser({ role: 'admin', limitedTo: ['mendTroubles'] }))
  show(item({ actions: [] }))
  const page = await renderPage(attention, '/admin/attention')
  expect(page.body.textContent).toContain('You don’t have the permission for this.')
  expect(page.body.textContent).toContain('LK2627-000012')
  expect(page.body.querySelectorAll('main li button, main li a, li button, li a')).toHaveLength(0)
  await page.close()
})
