import { expect, test } from 'vitest'
import { MOST_VIEWS } from '#contract/admin/order-views.endpoints.ts'
import { aShopper, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const VIEWS = '/api/v2/admin/order-views'

test('a view is kept for whoever saved it, and can be removed by nobody else', async () => {
  const [meera, ravi] = [await aShopper(shop, { role: 'admin' }), await aShopper(shop, { role: 'admin' })]
  const filter = { status: 'shipped', sort: 'total', from: '2026-11-01' }
  const { status, body } = await meera.post(VIEWS, { name: ' Big ones ', filter })
  expect([status, body.data.name, body.data.filter]).toEqual([200, 'Big ones', filter])
  expect((await meera.get(VIEWS)).body.data).toEqual([body.data])
  expect((await ravi.get(VIEWS)).body.data).toEqual([])
  expect((await ravi.call('DELETE', `${VIEWS}/${body.data.id}`)).status).toBe(404)
  expect((await meera.call('DELETE', `${VIEWS}/${body.data.id}`)).status).toBe(200)
  expect((await meera.get(VIEWS)).body.data).toEqual([])
})

test('names differ, and there are only so many, also when two are saved at once', async () => {
  const meera = await aShopper(shop, { role: 'admin' })
  const save = (name: string, filter: object = {}) => meera.post(VIEWS, { name, filter })
  const [one, other] = await Promise.all([save('Mine'), save('mine')])
  expect([one.status, other.status].sort()).toEqual([200, 409])
  for (let count = 1; count < MOST_VIEWS; count += 1) expect((await save(`View ${count}`)).status).toBe(200)
  expect((await save('One more')).body.code).toBe('order-views/too-many')
  expect((await save('   ')).body.fields).toEqual({ name: 'Give the view a name' })
  expect((await save('Odd', { status: 'eaten' })).status).toBe(400)
})
