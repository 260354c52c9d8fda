import { createRoot, type Root } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anAddress } from '#tests/support/addresses.ts'
import { settle } from '#tests/support/render-hook.ts'
import { standInShop } from '#tests/support/stand-in-shop.ts'
import { aUser } from '#tests/support/users.ts'
import { forgetUser, keepUser } from '#web/kit/session-user.ts'
import { addressSlice } from '#web/stores/address-slice.ts'
import { noteViewed, recentlyViewed } from '#web/stores/recently-viewed.ts'
import { restoreRoot, useRootStore } from '#web/stores/root-store.ts'
import { Shell } from './shell.tsx'

const PEN = '01930000-0000-7000-8000-000000000001'
let root: Root

/** A page of staff has a navigation of its own: no icon of a cart, nor anything else of the shop's. */
async function openStaffPage() {
  const Page = () => <Shell>Orders</Shell>
  const Stub = createRoutesStub([{ path: '/admin/orders', Component: Page, handle: { StaffNav: () => <nav /> } }])
  root = createRoot(document.createElement('div'))
  root.render(<Stub initialEntries={['/admin/orders']} />)
  await settle()
}

/** As another tab leaves it: local storage tells. */
async function anotherTabKeeps(user: string | null) {
  if (user) localStorage.setItem('user', user)
  else localStorage.removeItem('user')
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }))
  await settle()
}

async function leavePrivateThings() {
  await restoreRoot()
  useRootStore.setState({ address: { ...addressSlice.initial, list: [anAddress()] } })
  noteViewed(PEN)
}
const kept = () => [useRootStore.getState().address.list.length, recentlyViewed().length]

beforeEach(() => {
  standInShop({})
  keepUser(aUser())
})
afterEach(async () => {
  root.unmount()
  forgetUser()
  await settle()
  vi.unstubAllGlobals()
})

test.each([
  ['logs out', null],
  ['lets somebody else log in', JSON.stringify(aUser({ _id: 'other', username: 'ravi' }))],
])('on a page of staff nothing private stays when another tab %s', async (_, user) => {
  await leavePrivateThings()
  await openStaffPage()
  expect(kept()).toEqual([1, 1])
  await anotherTabKeeps(user)
  expect(kept()).toEqual([0, 0])
})

test('what a session left that ended while no page was open goes with the first page of staff', async () => {
  await leavePrivateThings()
  await anotherTabKeeps(null)
  await openStaffPage()
  expect(kept()).toEqual([0, 0])
})
