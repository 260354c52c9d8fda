import { afterAll, beforeEach } from 'vitest'
import type { Parts } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openProviders } from '#server/gateways/open-providers.ts'
import { startRazorpayStandIn } from './razorpay-stand-in.ts'
import { startShiprocketStandIn } from './shiprocket-stand-in.ts'
import { SHOP_SECRET } from './shoppers.ts'
import { testShop } from './test-shop.ts'

/** A shop that takes payments by Razorpay; a stand-in, which can fail, is its side of the wire. */
export async function razorpayShop(more: Record<string, string> = {}, parts: Partial<Parts> = {}) {
  const razorpay = await startRazorpayStandIn()
  const env = { SESSION_SECRET: SHOP_SECRET, ...razorpay.env, ...more }
  const shop = testShop({ ...parts, env })
  beforeEach(() => {
    razorpay.mend()
    razorpay.refunds.clear()
    razorpay.keys.length = 0
  })
  afterAll(razorpay.stop)
  return { shop, razorpay, gateways: () => openProviders(readConfig(env), shop.db) }
}

/** The same, and it ships by Shiprocket. */
export async function razorpayAndShiprocketShop(more: Record<string, string> = {}) {
  const courier = await startShiprocketStandIn()
  beforeEach(() => {
    courier.mend()
    courier.orders.splice(0)
  })
  afterAll(courier.goAway)
  return { ...(await razorpayShop({ ...courier.env, ...more })), courier }
}
