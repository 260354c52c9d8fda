import { type GoLiveState, isRed } from '#contract/go-live/go-live-checks.ts'

/** The list in a sentence. */
export function leftText(lines: readonly { state: GoLiveState }[]): string {
  const left = lines.filter(({ state }) => isRed(state)).length
  if (left > 0) return `${left} of ${lines.length} left before this shop sells for real`
  return lines.some(({ state }) => state !== 'ok') ? 'Ready to sell, with a warning' : 'Ready to sell'
}
