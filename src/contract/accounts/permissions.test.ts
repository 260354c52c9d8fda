import { describe, expect, test } from 'vitest'
import { accountLinks } from './account-links.ts'
import { can, type Permission, type Standing } from './permissions.ts'

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
  ['editHomePage', [ADMIN, SUPERADMIN]],
  ['mendTroubles', [ADMIN, SUPERADMIN]],
  ['manageUsers', [ADMIN, SUPERADMIN]],
  ['manageSellers', [SUPERADMIN]],
  ['manageSettings', [SUPERADMIN]],
])('%s is for those and nobody else', (permission, those) => {
  expect(ALL.filter((account) => can(account, permission))).toEqual(those)
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
