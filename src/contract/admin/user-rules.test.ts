import { describe, expect, test } from 'vitest'
import { ROLES, type Role } from '#contract/accounts/permissions.ts'
import { deletionFault, grantableRoles, roleFault, userFailures } from './user-rules.ts'

const me = (role: Role) => ({ id: 'me', role })
const other = (role: Role) => ({ id: 'other', role })

describe('[ADM-02] who may give which role to whom', () => {
  test.each<[Role, Role, Role, keyof typeof userFailures | undefined]>([
    ['superadmin', 'customer', 'superadmin', undefined],
    ['superadmin', 'superadmin', 'customer', undefined],
    ['admin', 'customer', 'seller', undefined],
    ['admin', 'seller', 'admin', undefined],
    ['admin', 'admin', 'customer', undefined],
    ['admin', 'customer', 'superadmin', 'aboveYou'],
    ['admin', 'admin', 'superadmin', 'aboveYou'],
    ['admin', 'superadmin', 'customer', 'aboveYou'],
    ['admin', 'superadmin', 'superadmin', 'aboveYou'],
    ['seller', 'customer', 'admin', 'aboveYou'],
    ['customer', 'customer', 'seller', 'aboveYou'],
  ])('%s makes a %s %s: %s', (actor, target, role, fault) => {
    expect(roleFault(me(actor), other(target), role)).toBe(fault && userFailures[fault])
  })

  test.each(ROLES)('nobody changes their own role: %s', (role) => {
    for (const next of ROLES) expect(roleFault(me(role), me(role), next)).toBe(userFailures.ownRole)
  })
})

describe('[ADM-02] who may delete whom', () => {
  test.each<[Role, Role, keyof typeof userFailures | undefined]>([
    ['superadmin', 'superadmin', undefined],
    ['superadmin', 'admin', undefined],
    ['admin', 'admin', undefined],
    ['admin', 'seller', undefined],
    ['admin', 'customer', undefined],
    ['admin', 'superadmin', 'aboveYou'],
    ['seller', 'admin', 'aboveYou'],
  ])('%s deletes a %s: %s', (actor, target, fault) => {
    expect(deletionFault(me(actor), other(target))).toBe(fault && userFailures[fault])
  })

  test('nobody deletes themselves here', () => {
    expect(deletionFault(me('superadmin'), me('superadmin'))).toBe(userFailures.ownAccount)
  })
})

test.each<[Role, readonly Role[]]>([
  ['superadmin', ['customer', 'seller', 'admin', 'superadmin']],
  ['admin', ['customer', 'seller', 'admin']],
  ['seller', ['customer', 'seller']],
])('[ADM-02] a %s is offered the roles %j', (actor, roles) => {
  expect(grantableRoles({ role: actor })).toEqual(roles)
})

describe('an admin whose permissions the owner has limited', () => {
  const limited = { id: 'me', role: 'admin', limitedTo: ['manageUsers'] } as const
  test.each<[Role, Role, boolean]>([
    ['customer', 'seller', true],
    ['customer', 'admin', false],
    ['admin', 'customer', false],
  ])('may turn a %s into a %s: %s', (from, to, may) => {
    expect(roleFault(limited, { id: 'other', role: from }, to)).toBe(may ? undefined : userFailures.aboveYou)
  })

  test('may not delete another admin, and is offered no admin role', () => {
    expect(deletionFault(limited, { id: 'other', role: 'admin' })).toBe(userFailures.aboveYou)
    expect(deletionFault(limited, { id: 'other', role: 'customer' })).toBeUndefined()
    expect(grantableRoles(limited)).toEqual(['customer', 'seller'])
  })
})
