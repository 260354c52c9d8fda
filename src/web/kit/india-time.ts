import { clockInIndia, shortMonth } from '#contract/platform/india-days.ts'

const NOON = 12

/** 16 Nov 2026: the day it was in India, wherever the page is read. */
export function dayText(at: string): string {
  const [year, month, day] = partsOf(at)
  return `${day} ${shortMonth(month - 1)} ${year}`
}

/** 16 Nov 2026, 12:15 am */
export const momentText = (at: string) => `${dayText(at)}, ${timeText(at)}`

/** 12:15 am */
export function timeText(at: string): string {
  const [, , , hour, minute] = partsOf(at)
  return `${hour % NOON || NOON}:${String(minute).padStart(2, '0')} ${hour < NOON ? 'am' : 'pm'}`
}

type Parts = [year: number, month: number, day: number, hour: number, minute: number]

const partsOf = (at: string) => clockInIndia(new Date(at)).split(/\D/).map(Number) as Parts
