import { beforeEach, expect, test } from 'vitest'
import { cancelShipmentJob } from '#server/shipping/cancel-shipment.ts'
import { sendShipmentJob } from '#server/shipping/send-shipment.ts'
import { CALLBACK, ORDERS, openDraft } from '#tests/support/buying.ts'
import { TEST_KEY } from '#tests/support/razorpay-stand-in.ts'
import { aShopper, putOnSale, type Shopper } from '#tests/support/shoppers.ts'
import { razorpayAndShiprocketShop } from '#tests/support/test-shop-providers.ts'
import { workOff } from '#tests/support/work-off.ts'

/** A shop that tries Razorpay out with its test keys, and has real keys of Shiprocket. */
const { shop, razorpay, courier, gateways } = await razorpayAndShiprocketShop({ RAZORPAY_KEY_ID: TEST_KEY })

let asha: Shopper
let pen: { id: string }
beforeEach(async () => {
  pen = await putOnSale(shop.db, { price: 100, stock: 5 })
  asha = await aShopper(shop)
})

test('what was paid with test keys never becomes a real parcel', async () => {
  const { body } = await openDraft(asha, [{ productId: pen.id, quantity: 2 }], 236)
  const { orderId } = (await asha.post(CALLBACK, razorpay.pay(body.order.id))).body.data
  await workOff(shop.db, gateways(), [sendShipmentJob, cancelShipmentJob])
  expect(courier.orders).toEqual([])
  const { provider } = await shop.db.selectFrom('shipments').select('provider').executeTakeFirstOrThrow()
  expect(provider).toBe('own')
  expect((await asha.post(`${ORDERS}/cancelOrder/${orderId}`)).body).toMatchObject({ data: { status: 'Cancelled' } })
  await workOff(shop.db, gateways(), [sendShipmentJob, cancelShipmentJob])
  expect(courier.orders).toEqual([])
})
