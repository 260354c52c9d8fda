import type { Paise } from '#contract/catalog/money.ts'

/**
 * Shares an amount out by weight in whole paise, with nothing lost or made up: everyone gets their share rounded down,
 * and the paise that are left go one by one to those who lost most by it. Exact for any size: products of two sums of
 * money do not fit into a number.
 */
export function shareOut(amount: Paise, weights: readonly number[]): Paise[] {
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  if (whole === 0n) return weights.map(() => 0)
  const shares = weights.map((weight, place) => {
    const product = BigInt(amount) * BigInt(weight)
    return { place, share: Number(product / whole), lost: product % whole }
  })
  const left = amount - shares.reduce((sum, { share }) => sum + share, 0)
  const byLoss = shares.toSorted((one, other) => (other.lost > one.lost ? 1 : other.lost < one.lost ? -1 : 0))
  for (const one of byLoss.slice(0, left)) one.share += 1
  return shares.map(({ share }) => share)
}

/** So many parts of a whole, to the nearest paisa, half of one up. */
export function portionOf(amount: Paise, parts: number, whole: number): Paise {
  const doubled = 2n * BigInt(amount) * BigInt(parts) + BigInt(whole)
  return Number(doubled / (2n * BigInt(whole)))
}
