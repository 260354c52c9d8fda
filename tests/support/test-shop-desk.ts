import { beforeEach } from 'vitest'
import type { AttentionItem } from '#contract/attention/attention.endpoints.ts'
import type { Gateways } from '#server/gateways/gateways.ts'
import type { Mail, MailGateway } from '#server/gateways/mail/mail.ts'
import { sendMailJob } from '#server/gateways/mail/queue-mail.ts'
import { shiprocketGateway } from '#server/gateways/shipping/shiprocket-gateway.ts'
import type { AnyJob } from '#server/platform/jobs/start-jobs.ts'
import { cancelOrderJob } from '#server/refunds/cancellation.ts'
import { refundPaymentJob } from '#server/refunds/refund-payment.ts'
import { cancelShipmentJob } from '#server/shipping/cancel-shipment.ts'
import { checkParcelJob } from '#server/shipping/check-parcel.ts'
import { sendShipmentJob } from '#server/shipping/send-shipment.ts'
import { trackShipmentsJob } from '#server/shipping/track-shipments.ts'
import { CALLBACK, openDraft } from './buying.ts'
import { aShopper, putOnSale, type Shopper } from './shoppers.ts'
import { razorpayAndShiprocketShop } from './test-shop-providers.ts'
import { letTimePass } from './waiting-jobs.ts'
import { workOff } from './work-off.ts'

export const DESK = '/api/v2/admin/attention'
const JOBS: readonly AnyJob[] = [
  sendShipmentJob,
  cancelShipmentJob,
  cancelOrderJob,
  checkParcelJob,
  trackShipmentsJob,
  refundPaymentJob,
  sendMailJob,
]

/** What names an item of the desk, with how its order stood. */
export const asSeen = ({ kind, subject, order }: AttentionItem) => ({ kind, subject, seen: order?.version ?? null })
/** For a courier that will not answer: nobody waits as long as the shop does. */
const HASTY_MS = 1_500

/** A shop whose payment provider, courier and mail server can be made to fail, with an admin at the desk. */
export async function deskShop() {
  const { shop, razorpay, courier, gateways: providers } = await razorpayAndShiprocketShop()
  let asha: Shopper
  let admin: Shopper
  let pen: { id: string }
  let mailFault: Error | undefined
  const sent: Mail[] = []

  beforeEach(async () => {
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
  const gateways = (): Partial<Gateways> => ({ ...providers(), mail })
  const work = (jobs = JOBS) => workOff(shop.db, gateways(), jobs)

  const items = async (query = ''): Promise<AttentionItem[]> => (await admin.get(`${DESK}${query}`)).body.data

  return {
    shop,
    sent,
    gateways,
    work,
    /** The same work with a courier that is given up on sooner. */
    workHastily: () =>
      workOff(shop.db, { ...gateways(), shipping: shiprocketGateway(courier.settings, HASTY_MS) }, JOBS),
    razorpay,
    courier,
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
    items,
    async only(): Promise<AttentionItem> {
      const [one, ...others] = await items()
      if (!one || others.length > 0) throw new Error(`expected one item, got ${JSON.stringify([one, ...others])}`)
      return one
    },
    /** What the order's history says, as `refund by Meera Admin`. */
    async actionsOn(orderId: string): Promise<string[]> {
      const { data } = (await admin.get(`/api/v2/admin/history/order/${orderId}`)).body
      return data.map(({ action, by }: { action: string; by: string }) => `${action} by ${by}`)
    },
    async kinds(): Promise<string[]> {
      return (await items()).map(({ kind }) => kind)
    },
    retry: (item: AttentionItem) => admin.post(`${DESK}/retry`, asSeen(item)),
    settle: (item: AttentionItem, note = 'Called the buyer') => admin.post(`${DESK}/settle`, { ...asSeen(item), note }),
  }
}
