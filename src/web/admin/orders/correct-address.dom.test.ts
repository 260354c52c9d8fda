import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orderAddressCall } from '#contract/admin/order-parcel.endpoints.ts'
import { anAddress } from '#tests/support/addresses.ts'
import { renderPage } from '#tests/support/render-page.ts'
import { standInShop } from '#tests/support/stand-in-shop.ts'
import { aUser } from '#tests/support/users.ts'
import { forgetUser, keepUser } from '#web/kit/session-user.ts'
import * as correctAddress from './correct-address.route.tsx'

const ORDER = '01930000-0000-7000-8000-0000000000f1'
const { _id, selected, ...address } = anAddress()
const version = `${'0'.repeat(32)}.1`
const openShop = () => standInShop({ address: orderAddressCall })
let shop: ReturnType<typeof openShop>

beforeEach(() => {
  sessionStorage.clear()
  keepUser(aUser({ role: 'admin' }))
  shop = openShop()
  shop.address.mockResolvedValue({ data: { number: 'LKH-1', address, version } })
})
afterEach(() => {
  forgetUser()
  vi.unstubAllGlobals()
})

const openPage = () => renderPage(correctAddress, '/:id', `/${ORDER}`)

test('the browser offers staff none of their own details for somebody else’s order', async () => {
  const { body, close } = await openPage()
  const offered = [...body.querySelectorAll<HTMLInputElement>('input:not([type=radio]):not([readonly]), textarea')]
  expect(offered).toHaveLength(9)
  expect(offered.filter(({ autocomplete }) => autocomplete !== 'off')).toEqual([])
  await close()
})

test('what was typed is there again, until somebody goes back without saving', async () => {
  const first = await openPage()
  await first.type('city', 'Nashik')
  await first.close()
  const again = await openPage()
  expect(again.field('city').value).toBe('Nashik')
  expect(again.field('city').required).toBe(true)
  await again.click('Back without saving')
  await again.close()
  const later = await openPage()
  expect(later.field('city').value).toBe(address.city)
  await later.close()
})

test('what was typed over an address that somebody else has corrected since is not brought back', async () => {
  const first = await openPage()
  await first.type('city', 'Nashik')
  await first.close()
  shop.address.mockResolvedValue({ data: { number: 'LKH-1', address: { ...address, city: 'Thane' }, version } })
  const again = await openPage()
  expect(again.field('city').value).toBe('Thane')
  await again.close()
})
