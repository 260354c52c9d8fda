import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Review } from '#contract/reviews/review.ts'
import { aShownProduct } from '#tests/support/product-cards.ts'
import { type ReviewsPage, ReviewsSection } from './reviews-section.tsx'

const product = aShownProduct({ averageRating: 4.33, ratingCount: 12 })

const aReview = (over: Partial<Review> = {}): Review => ({
  _id: '1',
  userId: { fullName: 'Asha Rao' },
  productId: product._id,
  rating: 5,
  message: 'Glides.',
  createdAt: '2026-11-05T10:00:00.000Z',
  verified: false,
  ...over,
})

const aPage = (over: Partial<ReviewsPage> = {}): ReviewsPage => ({
  data: [aReview()],
  nextCursor: null,
  total: 1,
  histogram: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 5 ? 1 : 0 })),
  ...over,
})

function shown(
  reviews: ReviewsPage | undefined,
  { at = '/product/7', problem }: { at?: string; problem?: string } = {},
) {
  const Stub = createRoutesStub([
    { path: '*', Component: () => <ReviewsSection product={product} reviews={reviews} problem={problem} /> },
  ])
  return renderToStaticMarkup(<Stub initialEntries={[at]} />).replaceAll('&amp;', '&')
}

const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('[PDP-06] a review shows stars, full name, date and message', () => {
  const html = shown(aPage())
  expect(html).toContain('5 out of 5 stars')
  expect(words(html)).toContain('Asha Rao 5/11/2026 Glides.')
})

test.each([
  ['whose account is gone', null],
  ['without a name', { fullName: '' }],
])('[PDP-06] a reviewer %s is Anonymous', (_, userId) => {
  expect(words(shown(aPage({ data: [aReview({ userId })] })))).toContain('Anonymous 5/11/2026')
})

test('the summary counts each number of stars', () => {
  const histogram = [8, 1, 2, 0, 1].map((count, index) => ({ rating: 5 - index, count }))
  const text = words(shown(aPage({ total: 12, histogram })))
  expect(text).toContain('4.33')
  expect(text).toContain('5 stars 8 4 stars 1 3 stars 2 2 stars 0 1 star 1')
})

test('[PDP-06] the first page leads on, not back', () => {
  const html = shown(aPage({ nextCursor: 'abc', total: 12, data: Array.from({ length: 5 }, () => aReview()) }))
  expect(html).toMatch(/<button[^>]*disabled[^>]*>.*?Previous/)
  expect(html).toContain('href="/product/7?reviews=abc#review-list"')
  expect(words(html)).toContain('Reviews 1–5 of 12')
})

test('[PDP-06] the last page leads back, and keeps the rest of the address', () => {
  const html = shown(aPage({ total: 12 }), { at: '/About?id=7&reviews=abc.def' })
  expect(html).toContain('href="/About?id=7&reviews=abc#review-list"')
  expect(html).toMatch(/<button[^>]*disabled[^>]*>.*?Next/)
  expect(words(html)).toContain('Reviews 11–11 of 12')
})

test('one page of reviews needs no pager', () => {
  expect(shown(aPage())).not.toContain('Previous')
})

test('a product without reviews says so', () => {
  expect(words(shown(aPage({ data: [], total: 0 })))).toContain('No reviews yet.')
})

test('reviews that cannot be had are explained, with another try', () => {
  expect(words(shown(undefined, { problem: 'The shop is busy.' }))).toMatch(/The shop is busy\. Retry/)
  const lost = shown(undefined, { problem: 'No such page.', at: '/product/7?reviews=zzz' })
  expect(lost).toMatch(/href="\/product\/7#review-list"[^>]*>Go to the first page/)
})

test('[PDP-05] the form has five stars to choose from, a field and a button', () => {
  const html = shown(aPage())
  expect(html.match(/type="radio"/g)).toHaveLength(5)
  expect(html).toContain('placeholder="Write your review..."')
  expect(words(html)).toMatch(/Add a Review .* Submit Review/)
})
