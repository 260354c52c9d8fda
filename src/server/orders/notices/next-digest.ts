import { startOfDay } from '#contract/platform/india-days.ts'

const HOUR_MS = 3_600_000
const OPENS_AT = 9

/** When orders of now are told together: at the next full hour, or when the next working day begins, in India. */
export function nextDigest(every: 'hourly' | 'daily', now: Date): Date {
  const midnight = startOfDay(now).getTime()
  if (every === 'hourly') {
    const hours = Math.floor((now.getTime() - midnight) / HOUR_MS)
    return new Date(midnight + (hours + 1) * HOUR_MS)
  }
  const today = midnight + OPENS_AT * HOUR_MS
  return new Date(today > now.getTime() ? today : today + 24 * HOUR_MS)
}
