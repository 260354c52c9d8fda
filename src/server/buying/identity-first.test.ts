import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { DEFAULT_SETTINGS } from '#contract/shop/default-settings.ts'
import { readSettings } from '#server/shop-settings/current-settings.ts'
import { openDraft } from '#tests/support/buying.ts'
import { startRazorpayStandIn } from '#tests/support/razorpay-stand-in.ts'
import { REAL_IDENTITY } from '#tests/support/real-identity.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const razorpay = await startRazorpayStandIn()
afterAll(razorpay.stop)
const production = { SESSION_SECRET: SHOP_SECRET, NODE_ENV: 'production', ALLOW_SANDBOX: '1' }
const TEST_KEY = { RAZORPAY_KEY_ID: 'rzp_test_stand_in' }
const live = testShop({ env: { ...production, ...razorpay.env } })
const tried = testShop({ env: { ...production, ...razorpay.env, ...TEST_KEY } })
const sandbox = testShop({ env: production })

let asha: Shopper
let owner: Shopper
beforeEach(async () => {
  asha = await aShopper(live)
  owner = await aShopper(live, { fullName: 'Meera Iyer', role: 'superadmin' })
  await live.db.insertInto('second_factors').values(factorOf(owner)).execute()
})
afterEach(() => readSettings(live.db))

const factorOf = ({ id }: Shopper) => ({ user_id: id, sealed_secret: 'x', confirmed_at: new Date(), last_step: 0 })

async function pay(shop = live, shopper = asha) {
  const pen = await putOnSale(shop.db, { price: 100 })
  const { status, body } = await openDraft(shopper, [{ productId: pen.id, quantity: 1 }], 118)
  return [status, body.code]
}
async function save(section: 'identity' | 'grievance', value: object, version: number): Promise<void> {
  const { status, body } = await owner.post(`/api/v2/admin/settings/${section}`, { ...value, version })
  expect(status, JSON.stringify(body)).toBe(200)
}
const REFUSED = [paymentFailures.notOpenYet.status, paymentFailures.notOpenYet.code]

test('a real shop takes no real money before its owner has said who they are and who hears complaints', async () => {
  const asked = razorpay.asked.length
  expect(await pay()).toEqual(REFUSED)
  await save('identity', REAL_IDENTITY.identity, 0)
  expect(await pay(), 'without a grievance officer').toEqual(REFUSED)
  expect(razorpay.asked.length, 'the provider is not even asked').toBe(asked)
  await save('grievance', REAL_IDENTITY.grievance, 0)
  expect(await pay()).toEqual([200, undefined])
})

test('the details of the demonstration shop are nobody’s, also once they were saved', async () => {
  await save('grievance', REAL_IDENTITY.grievance, 0)
  await save('identity', { ...DEFAULT_SETTINGS.identity, legalName: 'Kagaz & Sons' }, 0)
  expect(await pay()).toEqual(REFUSED)
})

test('test money and the sandbox buy nothing real, and are taken as before', async () => {
  expect(await pay(tried, await aShopper(tried)), 'the keys of test mode open another account').not.toEqual(REFUSED)
  expect(await pay(sandbox, await aShopper(sandbox))).toEqual([200, undefined])
})
