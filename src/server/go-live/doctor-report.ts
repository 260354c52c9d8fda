import { GO_LIVE_WORDS, type GoLiveState, isRed } from '#contract/go-live/go-live-checks.ts'
import type { GoLiveLine } from '#contract/go-live/judge-go-live.ts'

const SIGNS: Record<GoLiveState, string> = { ok: '✓', warning: '!', todo: '✗', unknown: '?' }

/** The list as a terminal shows it: how to mend it stands below what is not right. */
export function doctorReport(lines: readonly GoLiveLine[]): string {
  const written = lines.flatMap(({ check, state, detail }) => {
    const { title, why, mend } = GO_LIVE_WORDS[check]
    const line = `${SIGNS[state]} ${title}: ${detail}`
    return state === 'ok' ? [line] : [line, `    Why: ${why}`, `    Mend: ${mend}`]
  })
  const red = lines.filter(({ state }) => isRed(state)).length
  const summary =
    red === 0 ? 'This shop is ready to sell.' : `${red} of ${lines.length} are left before this shop sells for real.`
  return [...written, '', summary].join('\n')
}
