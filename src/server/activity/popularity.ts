import type { Action } from '#contract/activity/activity.endpoints.ts'

/** How much more it says to buy a product than to look at it. */
export const WEIGHTS: Record<Action, number> = { show: 1, wishlist: 3, addToCart: 4, purchase: 8 }

const HALF_LIFE_SECONDS = 3 * 24 * 60 * 60
const FADING_SECONDS = HALF_LIFE_SECONDS / Math.LN2

/**
 * A hot score: what a weight given at some moment adds to a product's popularity. Instead of shrinking all that is old, what
 * is new counts for more, e times as much every FADING_SECONDS; the logarithm keeps such numbers small.
 */
export const popularityOf = (weight: number, at: Date) => Math.log(weight) + at.getTime() / 1000 / FADING_SECONDS

/** Heats are logarithms: the sum is that of what they stand for, written so that nothing overflows. */
export const sumOfPopularities = (popularities: readonly number[]): number => {
  const most = Math.max(...popularities)
  return most + Math.log(popularities.reduce((sum, popularity) => sum + Math.exp(popularity - most), 0))
}
