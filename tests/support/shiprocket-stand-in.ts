import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  type Answer,
  type KeptOrder,
  PICKUP,
  shiprocketBooks,
  toActivity,
  type VendorScan,
} from './shiprocket-books.ts'

/** What a call meets. `unanswered`: it is done, but the answer never comes. */
export type Mishap =
  | 'silence'
  | 'unanswered'
  | Answer
  | { afterMs: number }
  | { until: Promise<void>; reached: () => void }

const ACCOUNT = { email: 'api@likho.example', password: 'stand-in-password' }
export const WEBHOOK_TOKEN = 'stand-in-webhook-token'
const PREFIX = '/v1/external'
/** Whom another shop on the account sends to. */
export const FOREIGN_PHONE = '9000000009'
const DENIED: Answer = { status: 401, body: { message: 'Token has expired', status_code: 401 } }

/** Shiprocket on a port of its own: speaks its wire format, keeps orders in memory, and fails as it is told to. */
export async function startShiprocketStandIn() {
  const books = shiprocketBooks()
  const asked: string[] = []
  const mishaps: { on: string; mishap: Mishap; times: number }[] = []
  const tokens = new Set<string>()
  let logins = 0
  let wallet = '2500.50'

  function login({ email, password }: Record<string, unknown>): Answer {
    if (email !== ACCOUNT.email || password !== ACCOUNT.password)
      return { status: 403, body: { message: 'Invalid email and password combination', status_code: 403 } }
    const token = `token-${++logins}`
    tokens.add(token)
    return { status: 200, body: { token, email, company_id: 25_149, created_at: '2026-01-02 10:00:00' } }
  }

  function answerTo(call: string, url: URL, body: Record<string, unknown>): Answer {
    const awb = /^GET \/courier\/track\/awb\/([^/]+)$/.exec(call)?.[1]
    if (awb) return books.track(decodeURIComponent(awb))
    const shown = /^GET \/orders\/show\/([^/]+)$/.exec(call)?.[1]
    if (shown) return books.show(shown)
    const answers: Record<string, () => Answer> = {
      'POST /orders/create/adhoc': () => books.create(body),
      'GET /orders': () => books.list(url.searchParams.get('search') ?? ''),
      'POST /courier/assign/awb': () => books.assign(body),
      'POST /courier/generate/pickup': () => books.pickup(body),
      'POST /courier/generate/label': () => withHost(books.label(body)),
      'POST /orders/cancel': () => books.cancel(body),
      'POST /orders/cancel/shipment/awbs': () => books.cancelShipment(body),
      'GET /courier/serviceability/': () => books.serviceability(url.searchParams),
      'GET /account/details/wallet-balance': () => ({ status: 200, body: { data: { balance_amount: wallet } } }),
      'GET /settings/company/pickup': () => ({
        status: 200,
        body: { data: { shipping_address: [{ id: 1, pickup_location: PICKUP.name, pin_code: PICKUP.pin }] } },
      }),
    }
    return answers[call]?.() ?? { status: 404, body: { message: 'The route could not be found.', status_code: 404 } }
  }

  /** The vendor keeps what it printed under an address of its own. */
  function withHost({ status, body }: Answer): Answer {
    const printed = body as { label_url?: string }
    return { status, body: printed.label_url ? { ...printed, label_url: baseUrl + printed.label_url } : printed }
  }

  function mishapOf(call: string): Mishap | undefined {
    const met = mishaps.find(({ on, times }) => times > 0 && call.includes(on))
    if (met) met.times -= 1
    return met?.mishap
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://shiprocket')
    const call = `${request.method} ${url.pathname.replace(PREFIX, '')}`
    const given = await text(request)
    const body = given ? JSON.parse(given) : {}
    asked.push(call)
    const send = ({ status, body: content, html }: Answer) =>
      response
        .writeHead(status, { 'content-type': html ? 'text/html' : 'application/json' })
        .end(html ?? (content && JSON.stringify(content)))

    const mishap = mishapOf(call)
    if (mishap === 'silence') return
    if (typeof mishap === 'object' && 'status' in mishap) return void send(mishap)
    if (call.startsWith('GET /labels/')) return void response.end(`%PDF-1.4 ${call}`)
    const isLogin = call === 'POST /auth/login'
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? ''
    const answer = isLogin ? login(body) : tokens.has(bearer) ? answerTo(call, url, body) : DENIED
    if (mishap === 'unanswered') return
    if (mishap && 'until' in mishap) {
      mishap.reached()
      await mishap.until
    }
    if (mishap && 'afterMs' in mishap) setTimeout(() => send(answer), mishap.afterMs)
    else send(answer)
  }

  const server = createServer((request, response) => void serve(request, response))
  const listen = (port: number) => new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  await listen(0)
  const { port } = server.address() as AddressInfo

  const baseUrl = `http://127.0.0.1:${port}`

  return {
    settings: { ...ACCOUNT, webhookToken: WEBHOOK_TOKEN, pickupLocation: PICKUP.name, baseUrl },
    /** The same, as a shop's settings. */
    env: {
      SHIPROCKET_EMAIL: ACCOUNT.email,
      SHIPROCKET_PASSWORD: ACCOUNT.password,
      SHIPROCKET_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
      SHIPROCKET_PICKUP_LOCATION: PICKUP.name,
      SHIPROCKET_BASE_URL: baseUrl,
    },
    orders: books.orders,
    /** Every call so far, as `POST /orders/create/adhoc`. */
    asked,
    get logins() {
      return logins
    },
    /** The next calls whose name holds these words meet this. */
    suffer: (on: string, mishap: Mishap, times = 1) => mishaps.push({ on, mishap, times }),
    /** The next such call is done, and its answer waits until it is let go. */
    holdUp(on: string) {
      const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      mishaps.push({ on, mishap: { until: letGo.promise, reached: held.resolve }, times: 1 })
      return { reached: held.promise, letGo: letGo.resolve }
    },
    /** From now on everything works. */
    mend: () => {
      mishaps.splice(0)
      Object.assign(books.frankness, { searchIsEmpty: false, withholdsBuyers: false })
    },
    /** What it says from now on of its orders. */
    frankness: books.frankness,
    /** Another shop on the account has an order of its own under this number, on its way to somebody else. */
    holdForeign: (orderNumber: string): KeptOrder => {
      const body = { order_id: orderNumber, billing_phone: FOREIGN_PHONE, billing_pincode: '110001', sub_total: 999 }
      const order = books.keep(body)
      return Object.assign(order, { awb: `7709${order.id}`, pickups: 1 })
    },
    /** The parcel travels under a number of another courier from now on; answers the one before. */
    reassign: (order: KeptOrder): string | null => {
      const { awb } = order
      order.awb = `9${awb}`
      return awb
    },
    /** What is in the wallet, in rupees, as the vendor writes it. */
    fillWallet: (rupees: string) => {
      wallet = rupees
    },
    forgetLogins: () => tokens.clear(),
    /** The parcel was seen somewhere. */
    scan: (order: KeptOrder, scan: VendorScan) => order.scans.push(scan),
    goAway: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
    comeBack: () => listen(port),
  }
}

/** What the vendor posts of a parcel as it is after its last scan. `orderStatusId` is from the other of its two tables. */
export function webhookOf(order: KeptOrder, orderStatusId: number): object {
  const last = order.scans.at(-1) as VendorScan
  const [year, month, day, time] = last.date.split(/[- ]/)
  return {
    awb: order.awb,
    courier_name: 'Delhivery Surface',
    current_status: last.label.toUpperCase(),
    current_status_id: orderStatusId,
    shipment_status: last.label.toUpperCase(),
    shipment_status_id: last.id,
    current_timestamp: `${day} ${month} ${year} ${time}`,
    order_id: order.orderNumber,
    sr_order_id: order.id,
    etd: last.date,
    scans: order.scans.map(toActivity),
    is_return: 0,
    channel_id: 1,
    pod_status: 'OTP Based Delivery',
    pod: 'Not Available',
  }
}

/** Posts an event to a shop, as often as asked; answers the statuses that it got. */
export async function postWebhook(shopUrl: string, event: object, times = 1): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time++) {
    const response = await fetch(`${shopUrl}/api/webhooks/courier`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': WEBHOOK_TOKEN },
      body: JSON.stringify(event),
    })
    statuses.push(response.status)
  }
  return statuses
}
