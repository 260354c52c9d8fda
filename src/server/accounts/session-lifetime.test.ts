import { describe, expect, test } from 'vitest'
import type { Role } from '#contract/accounts/roles.ts'
import { isSessionOver, sessionEnd } from './session-lifetime.ts'

const START = new Date('2026-11-16T09:00:00Z')
const hoursIn = (hours: number) => new Date(START.getTime() + hours * 60 * 60 * 1000)
const DAYS = 24

describe('when a session ends that is refreshed', () => {
  test.each<[Role, number, number]>([
    ['customer', 0, 30 * DAYS],
    ['customer', 29 * DAYS, 59 * DAYS],
    ['customer', 170 * DAYS, 180 * DAYS],
    ['seller', 0, 12],
    ['admin', 11, 12],
    ['superadmin', 11, 12],
  ])('%s, after %i hours: %i hours after the login', (role, now, end) => {
    expect(sessionEnd(role, START, hoursIn(now))).toEqual(hoursIn(end))
  })
})

describe('whether a session is over that was opened for 30 days', () => {
  test.each<[Role, number, boolean]>([
    ['customer', 12, false],
    ['customer', 30 * DAYS, true],
    ['seller', 11.99, false],
    ['seller', 12, true],
    ['admin', 12, true],
    ['superadmin', 13, true],
  ])('%s, after %d hours: %s', (role, now, isOver) => {
    expect(isSessionOver({ role, createdAt: START, expiresAt: hoursIn(30 * DAYS) }, hoursIn(now))).toBe(isOver)
  })
})
