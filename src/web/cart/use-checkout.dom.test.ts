import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PendingRequest, pendingRequests } from '#tests/support/pending-requests.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { renderHook, settle } from '#tests/support/render-hook.ts'
import { aUser } from '#tests/support/users.ts'
import { forgetUser, keepUser } from '#web/kit/session-user.ts'
import { setCart } from '#web/stores/cart.ts'
import { useCheckout } from './use-checkout.ts'

const pen = aProductCard()
let requests: PendingRequest[]

beforeEach(async () => {
  requests = pendingRequests()
  keepUser(aUser())
  await setCart([{ ...pen, quantity: 1 }])
})
afterEach(() => {
  forgetUser()
  vi.unstubAllGlobals()
})

test('a second click while the cart is checked starts no second checkout', async () => {
  const ways = { onChanged: vi.fn(), onNoAddress: vi.fn() }
  const { latest } = await renderHook(useCheckout, ways, MemoryRouter)
  const click = async () => {
    latest().checkout()
    await settle()
  }
  await click()
  await click()
  for (const { answer } of requests) await answer(Response.json({ success: true, data: [{ ...pen, price: 200 }] }))
  expect(ways.onChanged).toHaveBeenCalledOnce()
  expect(latest().busy).toBe(false)
})
