import { describe, expect, test } from 'vitest'
import { accountLinks } from './account-links.ts'
import { can, GRANTS, PERMISSIONS, type Permission, type Standing } from './permissions.ts'

const CUSTOMER: Standing = { role: 'customer' }
const NEW_SELLER: Standing = { role: 'seller', approved: false }
const SELLER: Standing = { role: 'seller', approved: true }
const ADMIN: Standing = { role: 'admin' }
const SUPERADMIN: Standing = { role: 'superadmin' }
const ALL = [CUSTOMER, NEW_SELLER, SELLER, ADMIN, SUPERADMIN]

test.each<[Permission, Standing[]]>([
  ['useAccount', ALL],
  ['becomeSeller', [CUSTOMER]],
  ['seeAdminPanel', [SELLER, ADMIN, SUPERADMIN]],
  ['manageOwnProducts', [SELLER, ADMIN, SUPERADMIN]],
  ['seeOwnSales', [SELLER, ADMIN, SUPERADMIN]],
  ['manageAllProducts', [ADMIN, SUPERADMIN]],
  ['manageAllOrders', [ADMIN, SUPERADMIN]],
  ['refundOrders', [ADMIN, SUPERADMIN]],
  ['seeFigures', [SELLER, ADMIN, SUPERADMIN]],
  ['seeReports', [ADMIN, SUPERADMIN]],
  ['exportData', [SELLER, ADMIN, SUPERADMIN]],
  ['editHomePage', [ADMIN, SUPERADMIN]],
  ['mendTroubles', [ADMIN, SUPERADMIN]],
  ['manageUsers', [ADMIN, SUPERADMIN]],
  ['moderateReviews', [ADMIN, SUPERADMIN]],
  ['manageSellers', [SUPERADMIN]],
  ['manageSettings', [SUPERADMIN]],
])('%s is for those and nobody else', (permission, those) => {
  expect(ALL.filter((account) => can(account, permission))).toEqual(those)
})

describe('an admin with a part of the permissions', () => {
  const packer: Standing = { role: 'admin', limitedTo: ['manageAllOrders'] }

  test.each<[Permission, boolean]>([
    ['useAccount', true],
    ['seeAdminPanel', true],
    ['manageAllOrders', true],
    ['seeOwnSales', true],
    ['refundOrders', false],
    ['manageUsers', false],
    ['manageAllProducts', false],
    ['manageOwnProducts', false],
    ['exportData', false],
    ['manageSettings', false],
  ])('who packs only: %s %s', (permission, may) => {
    expect(can(packer, permission)).toBe(may)
  })

  test('has no more than the role by what is written down', () => {
    const all = [...GRANTS, 'manageSettings', 'manageSellers'] as Standing['limitedTo']
    expect(can({ role: 'admin', limitedTo: all }, 'manageSettings')).toBe(false)
    expect(PERMISSIONS.filter((one) => can({ role: 'admin', limitedTo: GRANTS }, one))).toEqual(
      PERMISSIONS.filter((one) => can(ADMIN, one)),
    )
  })

  test.each(['superadmin', 'customer'] as const)('limits nobody else: a %s', (role) => {
    const may = (account: Standing) => PERMISSIONS.filter((one) => can(account, one))
    expect(may({ role, limitedTo: [] })).toEqual(may({ role }))
  })
})

describe('[ROLE-01] account links', () => {
  const texts = (role: Standing['role']) => accountLinks(role).map(({ text }) => text)

  test('of customers', () => {
    expect(texts('customer')).toEqual([
      'My Cart',
      'My Orders',
      'Update Details',
      'Wishlist',
      'Become A Seller',
      'Helpdesk',
      'Log Out',
    ])
  })

  test.each(['seller', 'admin', 'superadmin'] as const)('of a %s', (role) => {
    expect(texts(role)).toEqual(['Admin Panel', 'Helpdesk', 'Log Out'])
  })
})
