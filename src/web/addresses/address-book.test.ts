import { beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { anAddress } from '#tests/support/addresses.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

const calls = vi.hoisted(() => ({ fetchAddresses: vi.fn(), sendSelection: vi.fn() }))
vi.mock('./address-calls.ts', () => calls)

const pune = anAddress({ _id: 'pune', selected: true })
const thane = anAddress({ _id: 'thane' })
const ASHA = { _id: '1', username: 'asha', fullName: 'Asha', email: 'a@b.in', avatar: null, role: 'customer' }

/** As a page that was just opened by somebody who is logged in. */
async function freshPage() {
  vi.resetModules()
  vi.resetAllMocks()
  const storage = memoryStorage({ user: JSON.stringify(ASHA) })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: storage }))
  const { useRootStore } = await import('#web/stores/root-store.ts')
  const { forgetUser } = await import('#web/accounts/session-user.ts')
  const { watchOwner } = await import('#web/stores/watch-owner.ts')
  const state = () => useRootStore.getState().address
  return { ...(await import('./address-book.ts')), forgetUser, watchOwner, state, storage }
}
let page: Awaited<ReturnType<typeof freshPage>>

beforeEach(async () => {
  page = await freshPage()
})

test('[ADDR-05] a failure is told on the address page and passed over in silence elsewhere', async () => {
  calls.fetchAddresses.mockRejectedValue(new Failure(requestFailures.overloaded))
  await page.loadAddresses()
  expect(page.state().error).toBe('Failed to load address details.')
  await page.loadAddresses({ quiet: true })
  expect(page.state()).toMatchObject({ error: null, loading: false })
})

test('an address chosen while the book was on its way stays chosen', async () => {
  calls.fetchAddresses.mockResolvedValue([pune, thane])
  await page.loadAddresses()
  const late = Promise.withResolvers<object[]>()
  calls.fetchAddresses.mockReturnValue(late.promise)
  const loading = page.loadAddresses()
  await vi.waitFor(() => expect(calls.fetchAddresses).toHaveBeenCalledTimes(2))
  await page.selectAddress('thane')
  late.resolve([pune, thane])
  await loading
  expect(page.state()).toMatchObject({ selectedId: 'thane', loading: false })
})

test('[ADDR-02] a choice shows at once, is told in order, and is taken back when the shop refuses', async () => {
  calls.fetchAddresses.mockResolvedValue([pune, thane])
  await page.loadAddresses()
  const first = Promise.withResolvers<void>()
  calls.sendSelection.mockReturnValueOnce(first.promise)
  const one = page.selectAddress('thane')
  await vi.waitFor(() => expect(page.state().selectedId).toBe('thane'))
  calls.sendSelection.mockRejectedValueOnce(new Failure(requestFailures.overloaded))
  const other = page.selectAddress('pune')
  await vi.waitFor(() => expect(page.state().selectedId).toBe('pune'))
  expect(calls.sendSelection.mock.calls).toEqual([['thane']])
  first.resolve()
  expect(await one).toBeUndefined()
  expect(await other).toBe(requestFailures.overloaded.text)
  expect(calls.sendSelection.mock.calls).toEqual([['thane'], ['pune']])
  expect(page.state().selectedId).toBe('thane')
})

test('[STATE-04] addresses leave the browser with their owner, and one that comes late does not come back', async () => {
  calls.fetchAddresses.mockResolvedValue([pune])
  const stop = page.watchOwner()
  await page.loadAddresses()
  expect(page.storage.held.get('root')).toContain('MG Road')
  const late = Promise.withResolvers<object[]>()
  calls.fetchAddresses.mockReturnValue(late.promise)
  const loading = page.loadAddresses()
  await vi.waitFor(() => expect(page.state().loading).toBe(true))
  page.forgetUser()
  late.resolve([pune, thane])
  await loading
  expect(page.state()).toMatchObject({ list: [], selectedId: null, loading: false })
  expect(page.storage.held.get('root')).not.toContain('MG Road')
  stop()
})

test('[STATE-04] what a session left that ended while no page was open goes when the next one opens', async () => {
  calls.fetchAddresses.mockResolvedValue([pune])
  await page.loadAddresses()
  page.forgetUser()
  expect(page.storage.held.get('root')).toContain('MG Road')
  page.watchOwner()
  await vi.waitFor(() => expect(page.storage.held.get('root')).not.toContain('MG Road'))
})

test('nobody is asked while nobody is logged in', async () => {
  page.forgetUser()
  await page.loadAddresses()
  expect(calls.fetchAddresses).not.toHaveBeenCalled()
})
