/** Round steps that people count in. */
const STEPS = [1, 2, 2.5, 5, 10]
const LINES = 4

/** The values at which lines are drawn, from 0 to at least the largest. */
export function scaleFor(largest: number): number[] {
  if (largest <= 0) return [0, 1]
  const rough = largest / LINES
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((one) => one * magnitude >= rough) ?? 10) * magnitude
  const lines = Math.ceil(largest / step - 1e-9)
  return Array.from({ length: lines + 1 }, (_, line) => line * step)
}

/** ₹950, ₹12k, ₹1.5L, ₹2Cr: short enough for an axis. */
export function shortRupees(amount: number): string {
  const [size, letter] = amount >= 1e7 ? [1e7, 'Cr'] : amount >= 1e5 ? [1e5, 'L'] : amount >= 1e3 ? [1e3, 'k'] : [1, '']
  return `₹${Math.round((amount / size) * 100) / 100}${letter}`
}

/** Which of so many columns lies under a point, given as a share of the width. */
export const columnAt = (share: number, columns: number) =>
  Math.min(Math.max(Math.floor(share * columns), 0), columns - 1)
