import { afterEach, expect, test, vi } from 'vitest'
import { LONGEST_REVIEW } from '#contract/reviews/review-limits.ts'
import { networkFailures } from '#web/kit/network.failures.ts'
import { publishReview } from './publish-review.ts'

const PEN = '01930000-0000-7000-8000-000000000001'
const good = { rating: 4, message: 'Glides.' }
const published = {
  _id: '1',
  userId: null,
  productId: PEN,
  ...good,
  createdAt: '2026-11-15T00:00:00.000Z',
  verified: false,
}

const answering = (status: number, body: object) => {
  const asked = vi.fn<typeof fetch>().mockResolvedValue(Response.json(body, { status }))
  vi.stubGlobal('fetch', asked)
  return asked
}

const refusing = (status: number, message: string, fields?: object) =>
  answering(status, { success: false, code: 'x/y', message, fields, requestId: '1' })

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['no stars', { rating: 0, message: 'Glides.' }, { rating: 'Choose 1 to 5 stars' }],
  ['no words', { rating: 4, message: ' \n ' }, { message: 'Write a few words' }],
  ['nothing', { rating: 0, message: '' }, { rating: 'Choose 1 to 5 stars', message: 'Write a few words' }],
  ['too many words', { ...good, message: 'a'.repeat(LONGEST_REVIEW + 1) }, { message: 'Use up to 2000 characters' }],
])('[PDP-05] a review with %s is not sent', async (_, draft, errors) => {
  const asked = answering(200, {})
  expect(await publishReview(PEN, draft)).toEqual({ errors })
  expect(asked).not.toHaveBeenCalled()
})

test('[PDP-05] a good review is published', async () => {
  const asked = answering(200, { success: true, message: 'Thank you.', data: published })
  expect(await publishReview(PEN, good)).toEqual({ errors: {}, published: true })
  expect(asked).toHaveBeenCalledWith('/api/v2/feedback/addReview', {
    method: 'POST',
    body: JSON.stringify({ productId: PEN, ...good }),
    headers: expect.anything(),
  })
})

test('[PDP-05] a visitor is asked to log in', async () => {
  refusing(401, 'Please log in to continue.')
  expect(await publishReview(PEN, good)).toEqual({ errors: {}, mustLogIn: true })
})

test('[PDP-05] what the shop finds wrong is said beside its field, all else below the form', async () => {
  refusing(400, 'Please check it.', { message: 'Too rude' })
  expect(await publishReview(PEN, good)).toEqual({ errors: { message: 'Too rude' } })
  refusing(429, 'Please wait a moment.')
  expect(await publishReview(PEN, good)).toEqual({ errors: {}, problem: 'Please wait a moment.' })
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch')))
  expect(await publishReview(PEN, good)).toEqual({ errors: {}, problem: networkFailures.unreachable.text })
})
