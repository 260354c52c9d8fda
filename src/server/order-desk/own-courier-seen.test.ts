import { expect, test } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { ORDERS } from '#tests/support/buying.ts'
import { actOn, versionFor } from '#tests/support/order-acts.ts'
import { aShopper } from '#tests/support/shoppers.ts'
import { deskShop } from '#tests/support/test-shop-desk.ts'

const desk = await deskShop()

test('what a colleague does while our courier is asked to give a parcel up is not overlooked', async () => {
  const { id } = await desk.bought()
  await desk.work()
  const colleague = await aShopper(desk.shop, { fullName: 'Kiran Admin', role: 'admin' })
  const parcel = { courierName: 'India Post', trackingNumber: 'EM123456789IN', seen: await versionFor(desk.admin, id) }
  const asked = desk.courier.holdUp('cancel')
  const shipping = desk.admin.post(`${ORDERS}/manageOrder/${id}/own-courier`, parcel)
  await asked.reached
  const part = { key: newId(), cause: 'goodwill', amount: 40 }
  expect((await actOn(colleague, id, 'refunds', part)).status).toBe(200)
  asked.letGo()
  const { status, body } = await shipping
  expect([status, body.code]).toEqual([409, 'admin/stale'])
  expect(body.message).toContain('Kiran Admin requested a refund')
  expect((await desk.asha.get(`${ORDERS}/getOrder/${id}`)).body.data.status).toBe('Processing')
  expect((await actOn(desk.admin, id, 'own-courier', parcel)).status, 'stale still').toBe(409)
  const fresh = { ...parcel, seen: await versionFor(desk.admin, id) }
  expect((await actOn(desk.admin, id, 'own-courier', fresh)).status).toBe(200)
})
