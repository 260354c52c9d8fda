import { beforeEach, expect, test } from 'vitest'
import { GRANTS } from '#contract/accounts/permissions.ts'
import { userFailures } from '#contract/admin/user-rules.ts'
import { newId } from '#server/platform/ids.ts'
import { buy } from '#tests/support/buying.ts'
import { actOn, versionFor } from '#tests/support/order-acts.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const STAFF = '/api/v2/admin/staff'
const ORDERS = '/api/v2/shiprocket/manageOrder'

let owner: Shopper
let packer: Shopper
beforeEach(async () => {
  owner = await aShopper(shop, { fullName: 'Meera Iyer', role: 'superadmin' })
  packer = await aShopper(shop, { fullName: 'Ravi Nair', role: 'admin' })
})

const limit = (grants: readonly string[], id = packer.id) => owner.post(`${STAFF}/${id}`, { grants })
const me = async () => (await packer.get('/api/v1/users/me')).body.data.user

test('an admin who packs only sees and ships orders, and pays nobody back; it counts from the next call on', async () => {
  const customer = await aShopper(shop)
  const pen = await putOnSale(shop.db, { price: 100 })
  const orderId = await buy(customer, [{ productId: pen.id, quantity: 1 }], 118)
  expect((await packer.get('/api/v1/users/userList')).status).toBe(200)

  const { status, body } = await limit(['manageAllOrders'])
  expect([status, body.data.limitedTo]).toEqual([200, ['manageAllOrders']])
  expect((await me()).limitedTo).toEqual(['manageAllOrders'])
  expect((await packer.get(`${ORDERS}/${orderId}`)).body.data.customer_name).toBe('Asha Verma')
  expect((await packer.get('/api/v1/users/userList')).status).toBe(403)
  expect((await packer.get('/api/v1/product/manageProduct')).status).toBe(403)
  expect((await packer.post(`${ORDERS}/${orderId}/refund`)).status).toBe(403)
  expect((await actOn(packer, orderId, 'status', { status: 'cancelled' })).status, 'cancelling').toBe(403)
  expect((await actOn(packer, orderId, 'status', { status: 'shipped' })).status, 'shipping').toBe(200)
})

test('with all of them an admin is as any other', async () => {
  await limit([])
  expect((await me()).limitedTo).toEqual([])
  expect((await limit(GRANTS)).body.data.limitedTo).toBeUndefined()
  expect((await packer.get('/api/v1/users/userList')).status).toBe(200)
})

test('staff are listed by name, nobody else', async () => {
  await aShopper(shop, { fullName: 'A Seller', role: 'seller', approved: true })
  const { data } = (await owner.get(STAFF)).body
  expect(data.map(({ fullName, role }: { fullName: string; role: string }) => [fullName, role])).toEqual([
    ['Meera Iyer', 'superadmin'],
    ['Ravi Nair', 'admin'],
  ])
})

test('a limited admin makes nobody an admin, and takes no admin’s role', async () => {
  await limit(['manageUsers'])
  const customer = await aShopper(shop)
  const other = await aShopper(shop, { role: 'admin' })
  const role = (id: string, to: string) => packer.post(`/api/v1/users/updateUserPost/${id}`, { role: to })
  expect((await role(customer.id, 'admin')).body.code).toBe(userFailures.aboveYou.code)
  expect((await role(other.id, 'customer')).body.code).toBe(userFailures.aboveYou.code)
  expect((await packer.call('DELETE', `/api/v1/users/deleteUser/${other.id}`)).body.code).toBe(
    userFailures.aboveYou.code,
  )
})

test('[ROLE-03] with customers and roles alone, nobody deletes or demotes a seller', async () => {
  await limit(['manageUsers'])
  const seller = await aShopper(shop, { role: 'seller', approved: true })
  const demoted = await packer.post(`/api/v1/users/updateUserPost/${seller.id}`, { role: 'customer' })
  const deleted = await packer.call('DELETE', `/api/v1/users/deleteUser/${seller.id}`)
  for (const { status, body } of [demoted, deleted])
    expect([status, body.code]).toEqual([403, userFailures.sellersNotYours.code])
  const kept = await shop.db.selectFrom('users').select('role').where('id', '=', seller.id).executeTakeFirst()
  expect(kept?.role).toBe('seller')
})

test('[ROLE-03] with refunds alone the answer of a refund tells nothing of the order', async () => {
  const customer = await aShopper(shop)
  const pen = await putOnSale(shop.db, { price: 100 })
  const orderId = await buy(customer, [{ productId: pen.id, quantity: 1 }], 118)
  const seen = await versionFor(owner, orderId)
  await limit(['refundOrders'])
  const part = { seen, key: newId(), cause: 'goodwill', amount: 40 }
  const partly = await packer.post(`${ORDERS}/${orderId}/refunds`, part)
  expect(Object.keys(partly.body)).toEqual(['success', 'message'])
  const whole = await packer.post(`${ORDERS}/${orderId}/refund`, { seen: await versionFor(owner, orderId) })
  expect(Object.keys(whole.body)).toEqual(['success', 'message'])
})

test('who took what from whom is written down, in both logs', async () => {
  await limit(GRANTS.filter((grant) => grant !== 'refundOrders'))
  await limit(GRANTS.filter((grant) => grant !== 'refundOrders'))
  const { data } = (await owner.get(`/api/v2/admin/history/user/${packer.id}`)).body
  expect(data).toMatchObject([
    { by: 'Meera Iyer', action: 'Permissions changed', changes: { 'Refunds and cancellations': [true, false] } },
  ])
  const events = (await owner.get(`/api/v2/admin/security-events/${packer.id}`)).body.data
  expect(events[0]).toMatchObject({ event: 'permissions-changed', detail: '− Refunds and cancellations' })
})

test.each([
  ['somebody unknown', () => newId(), userFailures.unknownUser],
  ['a superadmin', () => owner.id, userFailures.notAdmin],
])('the permissions of %s cannot be limited', async (_, id, failure) => {
  expect((await limit([], id())).body.code).toBe(failure.code)
})
