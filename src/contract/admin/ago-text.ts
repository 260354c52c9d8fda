const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'always' })

/** How long ago something was, in the largest unit that fits. */
export function agoText(at: string, now: Date): string {
  const ms = now.getTime() - new Date(at).getTime()
  if (ms < MINUTE_MS) return 'just now'
  if (ms < HOUR_MS) return relative.format(-Math.floor(ms / MINUTE_MS), 'minute')
  if (ms < 2 * DAY_MS) return relative.format(-Math.floor(ms / HOUR_MS), 'hour')
  return relative.format(-Math.floor(ms / DAY_MS), 'day')
}
