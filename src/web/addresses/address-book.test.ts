import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Address } from '#contract/addresses/address.ts'
import { getAllAddressesCall, selectAddressCall } from '#contract/addresses/addresses.endpoints.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { anAddress } from '#tests/support/addresses.ts'
import { eventually } from '#tests/support/eventually.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { standInShop } from '#tests/support/stand-in-shop.ts'
import { aUser } from '#tests/support/users.ts'

const pune = anAddress({ selected: true })
const thane = anAddress({ _id: '01930000-0000-7000-8000-00000000000b' })
const selected = (data: Address) => ({ message: 'Selected', data })

/** As a page that was just opened by somebody who is logged in. */
async function freshPage() {
  vi.resetModules()
  const storage = memoryStorage({ user: JSON.stringify(aUser()) })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: storage }))
  const { useRootStore } = await import('#web/stores/root-store.ts')
  const { forgetUser } = await import('#web/kit/session-user.ts')
  // Fetched ahead, as a page has it by the time that its session ends.
  await import('#web/stores/forget-personal.ts')
  const { watchOwner } = await import('#web/stores/watch-owner.ts')
  const state = () => useRootStore.getState().address
  return { ...(await import('./address-book.ts')), forgetUser, watchOwner, state, storage }
}
let page: Awaited<ReturnType<typeof freshPage>>

function openShop() {
  const shop = standInShop({ all: getAllAddressesCall, select: selectAddressCall })
  shop.select.mockImplementation(async ({ id }) => selected(anAddress({ _id: id, selected: true })))
  return shop
}
let shop: ReturnType<typeof openShop>

beforeEach(async () => {
  shop = openShop()
  page = await freshPage()
})
afterEach(() => vi.unstubAllGlobals())

test('[ADDR-05] a failure is kept in words until the next try; what was known before stays', async () => {
  shop.all.mockResolvedValueOnce({ data: [pune] })
  await page.loadAddresses()
  shop.all.mockRejectedValueOnce(new Failure(requestFailures.overloaded))
  await page.loadAddresses()
  expect(page.state()).toMatchObject({ error: 'Failed to load address details.', loading: false, list: [pune] })
  shop.all.mockResolvedValueOnce({ data: [pune] })
  await page.loadAddresses()
  expect(page.state()).toMatchObject({ error: null, loading: false })
})

test('an address chosen while the book was on its way stays chosen', async () => {
  shop.all.mockResolvedValue({ data: [pune, thane] })
  await page.loadAddresses()
  const late = Promise.withResolvers<{ data: Address[] }>()
  shop.all.mockReturnValue(late.promise)
  const loading = page.loadAddresses()
  await eventually(() => expect(shop.all).toHaveBeenCalledTimes(2))
  await page.selectAddress(thane._id)
  late.resolve({ data: [pune, thane] })
  await loading
  expect(page.state()).toMatchObject({ selectedId: thane._id, loading: false })
})

test('[ADDR-02] a choice shows at once, is told in order, and is taken back when the shop refuses', async () => {
  shop.all.mockResolvedValue({ data: [pune, thane] })
  await page.loadAddresses()
  const first = Promise.withResolvers<ReturnType<typeof selected>>()
  shop.select.mockReturnValueOnce(first.promise)
  const one = page.selectAddress(thane._id)
  await eventually(() => expect(page.state().selectedId).toBe(thane._id))
  await eventually(() => expect(shop.select).toHaveBeenCalledOnce())
  shop.select.mockRejectedValueOnce(new Failure(requestFailures.overloaded))
  const other = page.selectAddress(pune._id)
  await eventually(() => expect(page.state().selectedId).toBe(pune._id))
  expect(shop.select.mock.calls).toEqual([[{ id: thane._id }]])
  first.resolve(selected(thane))
  expect(await one).toBeUndefined()
  expect(await other).toBe(requestFailures.overloaded.text)
  expect(shop.select.mock.calls).toEqual([[{ id: thane._id }], [{ id: pune._id }]])
  expect(page.state().selectedId).toBe(thane._id)
})

test('[STATE-04] addresses leave the browser with their owner, and one that comes late does not come back', async () => {
  shop.all.mockResolvedValue({ data: [pune] })
  const stop = page.watchOwner()
  await page.loadAddresses()
  expect(page.storage.held.get('root')).toContain('MG Road')
  const late = Promise.withResolvers<{ data: Address[] }>()
  shop.all.mockReturnValue(late.promise)
  const loading = page.loadAddresses()
  await eventually(() => expect(page.state().loading).toBe(true))
  page.forgetUser()
  late.resolve({ data: [pune, thane] })
  await loading
  expect(page.state()).toMatchObject({ list: [], selectedId: null, loading: false })
  expect(page.storage.held.get('root')).not.toContain('MG Road')
  stop()
})

test('[STATE-04] what a session left that ended while no page was open goes when the next one opens', async () => {
  shop.all.mockResolvedValue({ data: [pune] })
  await page.loadAddresses()
  page.forgetUser()
  expect(page.storage.held.get('root')).toContain('MG Road')
  page.watchOwner()
  await eventually(() => expect(page.storage.held.get('root')).not.toContain('MG Road'))
})

test('nobody is asked while nobody is logged in', async () => {
  page.forgetUser()
  await page.loadAddresses()
  expect(shop.all).not.toHaveBeenCalled()
})
