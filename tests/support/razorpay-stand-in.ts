import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Payment = {
  id: string
  order_id: string | null
  amount: number
  currency: string
  status: string
  created_at: number
  fee?: number
  fee_bearer?: string
  /** What an offer of the provider took off the order. */
  discount?: number
}
type Order = { id: string; amount: number; receipt: string; notes?: object }
type Refund = {
  id: string
  payment_id: string
  amount: number
  status: 'pending' | 'processed' | 'failed'
  key: string
}
/** What every request meets from now on: an error status, no answer at all, or the answer only after the work is done. */
type Mishap = { status: number } | 'silence' | 'silence after'

const KEYS = { keyId: 'rzp_live_stand_in', keySecret: 'stand-in-key-secret', webhookSecret: 'stand-in-webhook-secret' }
/** Of the same account's test mode, with the same secrets. */
export const TEST_KEY = 'rzp_test_stand_in'
const basicOf = (keyId: string) => `Basic ${Buffer.from(`${keyId}:${KEYS.keySecret}`).toString('base64')}`
const KNOWN = [KEYS.keyId, TEST_KEY].map(basicOf)
const UNKNOWN_ID = { refused: 'The id provided does not exist', status: 400 }
const idOf = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`
const sign = (secret: string, words: string) => createHmac('sha256', secret).update(words).digest('hex')

/** Razorpay's side of the wire on a port of its own: checks the keys, keeps its books, signs as the real one does. */
export async function startRazorpayStandIn() {
  const orders = new Map<string, Order>()
  const payments = new Map<string, Payment>()
  const refunds = new Map<string, Refund>()
  const asked: string[] = []
  const headers: IncomingMessage['headers'][] = []
  let mishap: Mishap | undefined
  let slow: { arrived: () => void; until: Promise<void> } | undefined
  let refundsStay: Refund['status'] = 'processed'
  let refusal: string | undefined
  let isOtherAccount = false
  /** Whatever was answered to a key is answered to it again, refusals too. */
  const refusals = new Map<string, string>()
  const keys: string[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    asked.push(`${request.method} ${request.url}`)
    headers.push(request.headers)
    const key = request.headers['x-refund-idempotency']
    if (key) keys.push(String(key))
    const waiting = slow
    slow = undefined
    waiting?.arrived()
    const met = mishap
    await waiting?.until
    if (met === 'silence') return
    if (typeof met === 'object') return send(response, met.status, { error: { code: 'SERVER_ERROR' } })
    if (!KNOWN.includes(request.headers.authorization ?? '')) return refuse(response, 401, 'Authentication failed')
    const result = work(request, body ? JSON.parse(body) : {})
    if (met === 'silence after') return
    if ('refused' in result) return refuse(response, result.status, result.refused)
    send(response, 200, result.answer)
  }

  type Done = { answer: object } | { refused: string; status: number }

  function work({ method, url = '', headers }: IncomingMessage, body: Record<string, unknown>): Done {
    const [, , kind, id = '', verb] = url.split('/')
    if (method === 'POST' && kind === 'orders') return openOrder(body)
    if (method === 'GET' && kind?.startsWith('payments?'))
      return list(new URLSearchParams(kind.slice('payments?'.length)))
    if (kind === 'orders' && verb === undefined) return orderOf(id)
    if (kind === 'orders' && verb === 'payments') {
      if (isOtherAccount) return UNKNOWN_ID
      const items = [...payments.values()].filter((payment) => payment.order_id === id)
      return { answer: { entity: 'collection', count: items.length, items } }
    }
    const payment = payments.get(id)
    if (kind !== 'payments' || !payment || isOtherAccount) return UNKNOWN_ID
    if (verb === 'capture') return capture(payment, body)
    if (verb === 'refund') return refund(payment, body, String(headers['x-refund-idempotency'] ?? ''))
    if (verb?.startsWith('refunds')) return { answer: { entity: 'collection', items: refundsOf(payment) } }
    return { answer: payment }
  }

  function list(query: URLSearchParams): Done {
    const [from, to, count, skip] = ['from', 'to', 'count', 'skip'].map((name) => Number(query.get(name)))
    const within = ({ created_at: at }: Payment) => at >= Number(from) && at <= Number(to)
    const items = [...payments.values()].filter(within).reverse()
    return { answer: { entity: 'collection', items: items.slice(skip, Number(skip) + Number(count)) } }
  }

  /** Paid in full by its payments and what an offer took off, as the real one counts. */
  function orderOf(id: string): Done {
    const order = orders.get(id)
    if (!order) return UNKNOWN_ID
    const collected = [...payments.values()].filter((one) => one.order_id === id && one.status === 'captured')
    const covered = collected.reduce((sum, { amount, discount = 0 }) => sum + amount + discount, 0)
    const status = covered >= order.amount ? 'paid' : 'attempted'
    return { answer: { entity: 'order', currency: 'INR', notes: [], ...order, status } }
  }

  function openOrder({ amount, currency, receipt, notes }: Record<string, unknown>): Done {
    if (!Number.isInteger(amount) || Number(amount) < 100)
      return { refused: 'Order amount less than minimum', status: 400 }
    if (currency !== 'INR' || String(receipt).length > 40) return { refused: 'Bad order', status: 400 }
    const order = { id: idOf('order'), amount: Number(amount), receipt: String(receipt), notes: Object(notes) }
    orders.set(order.id, order)
    return { answer: { ...order, entity: 'order', currency, status: 'created', attempts: 0 } }
  }

  function capture(payment: Payment, { amount }: Record<string, unknown>): Done {
    if (payment.status !== 'authorized') return { refused: 'Only authorized payments can be captured', status: 400 }
    if (amount !== payment.amount) return { refused: 'Capture amount must be equal', status: 400 }
    payment.status = 'captured'
    return { answer: payment }
  }

  const refundsOf = ({ id }: Payment) => [...refunds.values()].filter(({ payment_id }) => payment_id === id)

  function refund(payment: Payment, { amount }: Record<string, unknown>, key: string): Done {
    const before = refunds.get(key)
    if (before && before.amount === amount) return { answer: before }
    const refused = before ? 'Different request body sent for the same key' : refusalOf(payment, Number(amount), key)
    if (!refused) return { answer: giveBack(payment, Number(amount), key, refundsStay) }
    refusals.set(key, refused)
    return { refused, status: 400 }
  }

  function refusalOf(payment: Payment, amount: number, key: string): string | undefined {
    if (refusals.has(key)) return refusals.get(key)
    if (payment.status !== 'captured') return 'The payment has been fully refunded already'
    if (amount > payment.amount - backOf(payment))
      return 'The total refund amount is greater than the refund payment amount'
    return refusal
  }

  const backOf = (payment: Payment) =>
    refundsOf(payment).reduce((sum, { amount, status }) => (status === 'failed' ? sum : sum + amount), 0)

  function giveBack(payment: Payment, amount: number, key: string, status: Refund['status']): Refund {
    const made = { id: idOf('rfnd'), payment_id: payment.id, amount, status, key }
    refunds.set(key, made)
    return ended(made)
  }

  /** A payment is `refunded` once all of it is back or on its way. */
  function ended(made: Refund): Refund {
    const payment = payments.get(made.payment_id)
    if (payment) payment.status = backOf(payment) >= payment.amount ? 'refunded' : 'captured'
    return made
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}`

  return {
    settings: { ...KEYS, baseUrl },
    env: {
      RAZORPAY_KEY_ID: KEYS.keyId,
      RAZORPAY_KEY_SECRET: KEYS.keySecret,
      RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
      RAZORPAY_BASE_URL: baseUrl,
    },
    orders,
    payments,
    refunds,
    /** Every request so far, as `POST /v1/orders`. */
    asked,
    /** The headers of each. */
    headers,
    /** The keys of all requests for refunds so far. */
    keys,
    suffer: (what: Mishap | undefined) => {
      mishap = what
    },
    /** The next request is answered only when told to, as it would have been when it came. */
    holdNext: () => {
      const [came, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      slow = { arrived: came.resolve, until: told.promise }
      return { arrived: came.promise, answer: told.resolve }
    },
    /** From now on refunds are `pending`, their end told by an event, or `processed` at once. */
    takeRefunds: (status: Refund['status']) => {
      refundsStay = status
    },
    /** From now on new refunds are refused in these words. */
    refuseRefunds: (words: string | undefined) => {
      refusal = words
    },
    /** From now on the keys are another account's, which knows of nothing that was before. */
    changeAccount: (changed: boolean) => {
      isOtherAccount = changed
    },
    /** From now on everything works. */
    mend: () => {
      mishap = undefined
      isOtherAccount = false
      refusal = undefined
      refundsStay = 'processed'
    },
    /** What became of a pending refund. */
    endRefund: (made: Refund, status: 'processed' | 'failed') => ended(Object.assign(made, { status })),
    /** Somebody gives money back in the provider's own dashboard. */
    refundInDashboard(paymentId: string, amount: number, status: Refund['status'] = 'processed'): Refund {
      const payment = payments.get(paymentId)
      if (!payment) throw new Error('no such payment')
      return giveBack(payment, amount, idOf('dashboard'), status)
    },
    /** Cuts the lines of everyone who waits for an answer. */
    hangUp: () => server.closeAllConnections(),
    /** The shopper pays: what the browser is handed over. */
    pay(orderId: string | null, given: Partial<Payment> = {}) {
      const order = orders.get(orderId ?? '')
      const payment = {
        id: idOf('pay'),
        order_id: orderId,
        amount: order?.amount ?? 0,
        currency: 'INR',
        status: 'captured',
        created_at: Math.floor(Date.now() / 1_000),
        ...given,
      }
      payments.set(payment.id, payment)
      return {
        razorpay_order_id: orderId ?? '',
        razorpay_payment_id: payment.id,
        razorpay_signature: sign(KEYS.keySecret, `${orderId}|${payment.id}`),
      }
    },
    /** A webhook as it arrives: the raw body and its headers. */
    event(name: string, paymentId: string, more: object = {}, eventId = idOf('evt'), secret = KEYS.webhookSecret) {
      const entity = payments.get(paymentId)
      const body = JSON.stringify({
        entity: 'event',
        event: name,
        payload: { payment: { entity }, ...more },
        created_at: 1,
      })
      return { body, headers: signed(body, eventId, secret) }
    },
    /** A bank disputes a payment: how that stands is told by an event. */
    dispute(paymentId: string, status: string, given: Record<string, unknown> = {}, toldAt = Date.now() / 1_000) {
      const entity = {
        payment_id: paymentId,
        amount: 11_800,
        reason_code: 'goods_not_received',
        created_at: 1_795_000_000,
      }
      const body = JSON.stringify({
        entity: 'event',
        event: `payment.dispute.${status}`,
        payload: {
          payment: { entity: payments.get(paymentId) ?? { id: paymentId } },
          dispute: { entity: { ...entity, ...given } },
        },
        created_at: Math.floor(toldAt),
      })
      return { body, headers: signed(body, idOf('evt')) }
    },
    /** The headers of a webhook with this very body, whatever it says. */
    sign: (body: string) => ({ headers: signed(body, idOf('evt')) }),
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

const signed = (body: string, eventId: string, secret = KEYS.webhookSecret) => ({
  'content-type': 'application/json',
  'x-razorpay-event-id': eventId,
  'x-razorpay-signature': sign(secret, body),
})

export type RazorpayStandIn = Awaited<ReturnType<typeof startRazorpayStandIn>>

const send = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const refuse = (response: ServerResponse, status: number, description: string) =>
  send(response, status, { error: { code: 'BAD_REQUEST_ERROR', description } })
