import { createRoot, type Root } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownReviewCall } from '#contract/reviews/reviews.endpoints.ts'
import { aShownProduct } from '#tests/support/product-cards.ts'
import { settle } from '#tests/support/render-hook.ts'
import { outOfReach, standInShop } from '#tests/support/stand-in-shop.ts'
import { aUser } from '#tests/support/users.ts'
import { forgetUser, keepUser } from '#web/kit/session-user.ts'
import { ReviewsSection } from './reviews-section.tsx'

const product = aShownProduct()
const mine = {
  ...{ _id: '1', userId: { fullName: 'Asha Rao' }, productId: product._id, rating: 1, message: 'Only fools buy this' },
  ...{ createdAt: '2026-11-05T10:00:00.000Z', verified: false },
}

const openShop = () => standInShop({ own: ownReviewCall })
let shop: ReturnType<typeof openShop>
let root: Root
let page: HTMLElement

beforeEach(async () => {
  shop = openShop()
  page = document.createElement('div')
  root = createRoot(page)
  const reviews = { data: [], nextCursor: null, total: 0, histogram: [] }
  const Stub = createRoutesStub([
    { path: '*', Component: () => <ReviewsSection product={product} reviews={reviews} problem={undefined} /> },
  ])
  root.render(<Stub initialEntries={['/product/7']} />)
  await settle()
})
afterEach(async () => {
  root.unmount()
  forgetUser()
  await settle()
  vi.unstubAllGlobals()
})

const form = () => page.querySelector('form#review')

test('who wrote a review that staff removed reads why, and finds no form for another one', async () => {
  expect([form() !== null, shop.own.mock.calls]).toEqual([true, []])
  shop.own.mockResolvedValue({ data: { ...mine, removed: 'abusive' } })
  keepUser(aUser())
  await settle()
  expect(page.textContent).toContain('The shop removed your review. Reason: abusive language')
  expect(page.textContent).toContain('Only fools buy this')
  expect(page.querySelector('a[href^="mailto:"]')).not.toBeNull()
  expect(form()).toBeNull()
})

test.each([
  ['has a review that everybody reads', async () => ({ data: { ...mine, removed: null } })],
  ['wrote none', async () => ({ data: null })],
  ['cannot be told', () => Promise.reject(outOfReach())],
])('who %s finds the form', async (_, answer) => {
  shop.own.mockImplementation(answer)
  keepUser(aUser())
  await settle()
  expect([form() !== null, shop.own.mock.calls.length]).toEqual([true, 1])
})
