import { afterAll, beforeEach } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openProviders } from '#server/gateways/open-providers.ts'
import { startRazorpayStandIn } from './razorpay-stand-in.ts'
import { startShiprocketStandIn } from './shiprocket-stand-in.ts'
import { SHOP_SECRET } from './shoppers.ts'
import { testShop } from './test-shop.ts'

/** A shop that takes payments by Razorpay and ships by Shiprocket; stand-ins, which can fail, are their side of the wire. */
export async function providerShop() {
  const razorpay = await startRazorpayStandIn()
  const courier = await startShiprocketStandIn()
  const env = { SESSION_SECRET: SHOP_SECRET, ...razorpay.env, ...courier.env }
  const shop = testShop({ env })
  beforeEach(() => {
    razorpay.suffer(undefined)
    razorpay.refunds.clear()
    courier.mend()
    courier.orders.splice(0)
  })
  afterAll(async () => {
    await razorpay.stop()
    await courier.goAway()
  })
  return { shop, razorpay, courier, gateways: () => openProviders(readConfig(env), shop.db) }
}
