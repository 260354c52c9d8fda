import { describe, expect, test } from 'vitest'
import { ROLES, type Role } from '#contract/accounts/roles.ts'
import { deletionFault, ROW_ROLES, roleFault, rolesInRow, userFailures } from './user-rules.ts'

const me = (role: Role) => ({ id: 'me', role })
const other = (role: Role) => ({ id: 'other', role })
const GSTIN = '27AAPFU0939F1ZV'
const aSeller = (approved: boolean, role: Role = 'seller') => ({ id: 'other', role, approved, gstNumber: GSTIN })

describe('[ADM-02] who may give which role to whom', () => {
  test.each<[Role, Role, Role, keyof typeof userFailures | undefined]>([
    ['superadmin', 'customer', 'superadmin', undefined],
    ['superadmin', 'superadmin', 'customer', undefined],
    ['admin', 'customer', 'admin', undefined],
    ['admin', 'customer', 'seller', 'noGstin'],
    ['superadmin', 'customer', 'seller', 'noGstin'],
    ['superadmin', 'superadmin', 'seller', 'noGstin'],
    ['admin', 'seller', 'admin', 'notApproved'],
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

  test.each<[string, ReturnType<typeof aSeller>, Role, keyof typeof userFailures | undefined]>([
    ['an approved seller', aSeller(true), 'admin', undefined],
    ['an approved seller', aSeller(true), 'superadmin', undefined],
    ['one who waits or is refused', aSeller(false), 'admin', 'notApproved'],
    ['one who waits or is refused', aSeller(false), 'superadmin', 'notApproved'],
    ['one who waits or is refused', aSeller(false), 'customer', undefined],
    ['one who is refused, as a customer meanwhile', aSeller(false, 'customer'), 'admin', 'notApproved'],
    ['one who is refused, as a customer meanwhile', aSeller(false, 'customer'), 'seller', undefined],
  ])('no role is a way round the approval: %s becomes %3$s', (_, seller, role, fault) => {
    expect(roleFault(me('superadmin'), seller, role)).toBe(fault && userFailures[fault])
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

test.each<[Role, ReturnType<typeof other>, readonly string[]]>([
  ['superadmin', other('customer'), ['customer', 'seller: needs a GSTIN', 'admin']],
  ['admin', other('customer'), ['customer', 'seller: needs a GSTIN', 'admin']],
  ['admin', aSeller(true), ['customer', 'seller', 'admin']],
  ['superadmin', aSeller(false), ['customer', 'seller', 'admin: not approved']],
])('[ADM-02] a %s is offered for %j the roles %j', (actor, target, roles) => {
  const offered = rolesInRow(me(actor), target, ROW_ROLES)
  expect(offered.map(({ role, whyNot }) => (whyNot ? `${role}: ${whyNot}` : role))).toEqual(roles)
})

describe('an admin whose permissions the owner has limited', () => {
  const limited = { id: 'me', role: 'admin', limitedTo: ['manageUsers'] } as const
  test.each<[Role, Role, boolean]>([
    ['customer', 'customer', true],
    ['customer', 'admin', false],
    ['admin', 'customer', false],
  ])('may turn a %s into a %s: %s', (from, to, may) => {
    expect(roleFault(limited, other(from), to)).toBe(may ? undefined : userFailures.aboveYou)
  })

  test('may not delete another admin, and is offered no admin role', () => {
    expect(deletionFault(limited, other('admin'))).toBe(userFailures.aboveYou)
    expect(deletionFault(limited, other('customer'))).toBeUndefined()
    expect(rolesInRow(limited, other('customer'), ROW_ROLES).map(({ role }) => role)).toEqual(['customer'])
  })

  test('neither deletes, demotes nor makes a seller: what sellers sell goes with it', () => {
    expect(deletionFault(limited, aSeller(true))).toBe(userFailures.sellersNotYours)
    expect(roleFault(limited, aSeller(true), 'customer')).toBe(userFailures.sellersNotYours)
    expect(roleFault(limited, aSeller(true, 'customer'), 'seller')).toBe(userFailures.sellersNotYours)
    expect(rolesInRow(limited, aSeller(true), ROW_ROLES)).toEqual([])
    expect(deletionFault(me('admin'), aSeller(true)), 'with all permissions they may').toBeUndefined()
  })
})
