import type { Action } from '#contract/activity/activity.endpoints.ts'

/** How much more it says to buy a product than to look at it. */
export const WEIGHTS: Record<Action, number> = { show: 1, wishlist: 3, addToCart: 4, purchase: 8 }

const HALF_LIFE_SECONDS = 3 * 24 * 60 * 60
const FADING_SECONDS = HALF_LIFE_SECONDS / Math.LN2

/**
 * A hot score: what a weight given at some moment adds to a product's heat. Instead of shrinking all that is old, what
 * is new counts for more, e times as much every FADING_SECONDS; the logarithm keeps such numbers small.
 */
export const heatOf = (weight: number, at: Date) => Math.log(weight) + at.getTime() / 1000 / FADING_SECONDS

/** Heats are logarithms: the sum is that of what they stand for, written so that nothing overflows. */
export const sumOfHeats = (heats: readonly number[]): number => {
  const most = Math.max(...heats)
  return most + Math.log(heats.reduce((sum, heat) => sum + Math.exp(heat - most), 0))
}
