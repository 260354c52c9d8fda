import { startOfDay } from '#contract/platform/india-days.ts'

const HOUR_MS = 3_600_000
const OPENS_AT = 9

/** When the working day begins next: nine o'clock in India. */
export function nextMorning(now: Date): Date {
  const today = startOfDay(now).getTime() + OPENS_AT * HOUR_MS
  return new Date(today > now.getTime() ? today : today + 24 * HOUR_MS)
}
