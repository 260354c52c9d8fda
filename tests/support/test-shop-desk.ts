import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { AttentionItem } from '#contract/attention/attention.endpoints.ts'
import { readConfig } from '#server/config.ts'
import type { Gateways } from '#server/gateways/gateways.ts'
import type { Mail, MailGateway } from '#server/gateways/mail/mail.ts'
import { sendMailJob } from '#server/gateways/mail/queue-mail.ts'
import { openProviders } from '#server/gateways/open-providers.ts'
import type { AnyJob } from '#server/platform/jobs/start-jobs.ts'
import { cancelOrderJob } from '#server/purchase/cancellation.ts'
import { refundPaymentJob } from '#server/purchase/refund-payment.ts'
import { cancelShipmentJob } from '#server/shipping/cancel-shipment.ts'
import { sendShipmentJob } from '#server/shipping/send-shipment.ts'
import { trackShipmentsJob } from '#server/shipping/track-shipments.ts'
import { CALLBACK, openDraft } from './buying.ts'
import { type RazorpayStandIn, startRazorpayStandIn } from './razorpay-stand-in.ts'
import { startShiprocketStandIn } from './shiprocket-stand-in.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from './shoppers.ts'
import { testShop } from './test-shop.ts'
import { letTimePass } from './waiting-jobs.ts'
import { workOff } from './work-off.ts'

export const DESK = '/api/v2/admin/attention'
const JOBS: readonly AnyJob[] = [
  sendShipmentJob,
  cancelShipmentJob,
  cancelOrderJob,
  trackShipmentsJob,
  refundPaymentJob,
  sendMailJob,
]

/** A shop whose payment provider, courier and mail server can be made to fail, with an admin at the desk. */
export function deskShop() {
  let razorpay: RazorpayStandIn
  let courier: Awaited<ReturnType<typeof startShiprocketStandIn>>
  let asha: Shopper
  let admin: Shopper
  let pen: { id: string }
  let mailFault: Error | undefined
  const sent: Mail[] = []
  const env: Record<string, string> = { SESSION_SECRET: SHOP_SECRET }

  beforeAll(async () => {
    razorpay = await startRazorpayStandIn()
    courier = await startShiprocketStandIn()
    const { settings } = courier
    Object.assign(env, razorpay.env, {
      SHIPROCKET_EMAIL: settings.email,
      SHIPROCKET_PASSWORD: settings.password,
      SHIPROCKET_WEBHOOK_TOKEN: settings.webhookToken,
      SHIPROCKET_PICKUP_LOCATION: settings.pickupLocation,
      SHIPROCKET_BASE_URL: settings.baseUrl,
    })
  })
  afterAll(async () => {
    await razorpay.stop()
    await courier.goAway()
  })
  const shop = testShop({ env })
  beforeEach(async () => {
    razorpay.suffer(undefined)
    courier.mend()
    courier.orders.splice(0)
    razorpay.refunds.clear()
    mailFault = undefined
    sent.length = 0
    pen = await putOnSale(shop.db, { price: 100, stock: 50 })
    asha = await aShopper(shop)
    admin = await aShopper(shop, { fullName: 'Meera Admin', role: 'admin' })
  })

  const mail: MailGateway = {
    send: async (one) => {
      if (mailFault) throw mailFault
      sent.push(one)
    },
    close: async () => {},
  }
  const gateways = (): Partial<Gateways> => ({ ...openProviders(readConfig(env), shop.db), mail })
  const work = (jobs = JOBS) => workOff(shop.db, gateways(), jobs)

  return {
    shop,
    sent,
    gateways,
    work,
    get razorpay() {
      return razorpay
    },
    get courier() {
      return courier
    },
    get asha() {
      return asha
    },
    get admin() {
      return admin
    },
    mailsFailWith: (fault: Error | undefined) => {
      mailFault = fault
    },
    /** A pen for ₹118, paid for; nobody has worked on it yet. */
    async bought(): Promise<{ id: string; paymentId: string }> {
      const { body } = await openDraft(asha, [{ productId: pen.id, quantity: 1 }], 118)
      const result = razorpay.pay(body.order.id)
      const answer = await asha.post(CALLBACK, result)
      return { id: answer.body.data.orderId, paymentId: result.razorpay_payment_id }
    },
    /** So much time goes by, and what falls due in it is done. */
    async later(ms: number, jobs = JOBS): Promise<void> {
      await letTimePass(shop.db, ms)
      await work(jobs)
    },
    async items(query = ''): Promise<AttentionItem[]> {
      return (await admin.get(`${DESK}${query}`)).body.data
    },
    async kinds(): Promise<string[]> {
      return (await admin.get(DESK)).body.data.map(({ kind }: AttentionItem) => kind)
    },
    retry: ({ kind, subject }: AttentionItem) => admin.post(`${DESK}/retry`, { kind, subject }),
    settle: ({ kind, subject }: AttentionItem, note = 'Called the buyer') =>
      admin.post(`${DESK}/settle`, { kind, subject, note }),
  }
}
