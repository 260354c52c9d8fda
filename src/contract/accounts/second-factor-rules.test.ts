import { describe, expect, test } from 'vitest'
import { PERMISSIONS } from './permissions.ts'
import { ROLES, type Role } from './roles.ts'
import { isStaffWork, lacksSecondFactor } from './second-factor-rules.ts'

describe('who cannot work without a second factor', () => {
  test.each<[Role, boolean, boolean]>([
    ['customer', false, false],
    ['seller', false, false],
    ['admin', false, true],
    ['superadmin', false, true],
    ['admin', true, false],
    ['superadmin', true, false],
  ])('in production a %s, with one: %s', (role, hasSecondFactor, isLacking) => {
    expect(lacksSecondFactor({ role, hasSecondFactor }, true)).toBe(isLacking)
  })

  test.each(ROLES)('elsewhere a %s can', (role) => {
    expect(lacksSecondFactor({ role, hasSecondFactor: false }, false)).toBe(false)
  })

  test('the own account stays theirs to use, so that one can be set up', () => {
    expect(PERMISSIONS.filter((permission) => !isStaffWork(permission))).toEqual(['useAccount', 'becomeSeller'])
  })
})
