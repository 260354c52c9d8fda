import { expect, test } from 'vitest'
import { reviewInput } from '#contract/reviews/review.ts'
import { demoProducts } from './demo-products.ts'
import { demoReviews } from './demo-reviews.ts'

const countOf = (stars: (rating: number) => boolean) => demoReviews.filter(({ rating }) => stars(rating)).length

test('the demo shop has some 350 reviews, most of them kind and some not', () => {
  expect(demoReviews.length).toBeGreaterThanOrEqual(350)
  expect(countOf((rating) => rating >= 3) / demoReviews.length).toBeGreaterThan(0.85)
  expect(countOf((rating) => rating <= 2)).toBeGreaterThanOrEqual(15)
})

test('they are about products of the demo catalogue, most of which have some', () => {
  const slugs = new Set(demoProducts.map(({ slug }) => slug))
  const reviewed = new Set(demoReviews.map(({ slug }) => slug))
  expect([...reviewed].filter((slug) => !slugs.has(slug))).toEqual([])
  expect(reviewed.size / slugs.size).toBeGreaterThan(0.85)
  expect(reviewed.size).toBeLessThan(slugs.size)
})

test('nobody reviews a product twice, and no two say the same', () => {
  expect(new Set(demoReviews.map(({ slug, by }) => `${by} on ${slug}`)).size).toBe(demoReviews.length)
  expect(new Set(demoReviews.map(({ message }) => message)).size).toBe(demoReviews.length)
})

test('each would be taken by the shop', () => {
  const { rating, message } = reviewInput.shape
  for (const review of demoReviews) {
    expect(rating.parse(review.rating)).toBe(review.rating)
    expect(message.parse(review.message)).toBe(review.message)
  }
})
