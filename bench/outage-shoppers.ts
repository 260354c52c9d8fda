import { setTimeout } from 'node:timers/promises'
import type { Db } from '#server/platform/db/database.ts'
import { CALLBACK, PAID } from '#tests/support/buying.ts'
import { aShopper } from '#tests/support/shoppers.ts'

const REGISTER = '/api/v1/users/register'
const [THINK_MS, TRY_AGAIN_MS] = [50, 300]

type Answer = { status: number; body: Record<string, unknown> | undefined }

/** How often each call was answered how; 0 is no answer at all. */
const counts: Record<string, Record<number, number>> = {}
export const countsOf = () => counts

async function call(
  what: string,
  url: string,
  from: string,
  body?: object | FormData,
  token?: string,
): Promise<Answer> {
  const answer = await ask(url, from, body, token)
  const known = counts[what] ?? {}
  counts[what] = { ...known, [answer.status]: (known[answer.status] ?? 0) + 1 }
  return answer
}

async function ask(url: string, from: string, body?: object | FormData, token?: string): Promise<Answer> {
  const isJson = body && !(body instanceof FormData)
  const headers = {
    'x-forwarded-for': from,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(isJson && { 'content-type': 'application/json' }),
  }
  const sent = isJson ? JSON.stringify(body) : (body as FormData | undefined)
  try {
    const answer = await fetch(url, { headers, ...(sent && { method: 'POST', body: sent }) })
    const text = await answer.text()
    return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : undefined }
  } catch {
    return { status: 0, body: undefined }
  }
}

/** Looks around, and now and then registers. */
export async function keepBrowsing(shop: string, productId: string, number: number, end: AbortSignal): Promise<void> {
  for (let round = 0; !end.aborted; round += 1) {
    const from = `10.1.${number}.${round % 250}`
    await call('home page', `${shop}/`, from)
    await call('product page', `${shop}/product/${productId}`, from)
    await call('product call', `${shop}/api/v1/product/getProduct/${productId}`, from)
    if (round % 20 === 0) await call('register', shop + REGISTER, from, registration(number, round))
    await setTimeout(THINK_MS)
  }
}

function registration(number: number, round: number): FormData {
  const username = `shopper.${number}.${round}`
  const form = new FormData()
  const person = { fullName: 'Asha Verma', email: `${username}@example.in`, username, password: 'neela kalam 42' }
  for (const [name, value] of Object.entries(person)) form.append(name, value)
  return form
}

/** Buys one pen after the other, trying again like somebody who wants it. Answers the orders they were told of. */
export async function keepBuying(shop: string, db: Db, productId: string, end: AbortSignal): Promise<string[]> {
  const { id, token, addressId } = await aShopper({ db, app: undefined as never })
  const from = `10.2.${[...Buffer.from(id.slice(-4), 'hex')].join('.')}`
  const items = [{ productId, quantity: 1 }]
  const bought: string[] = []

  async function insist(what: string, path: string, body: object): Promise<Answer> {
    for (;;) {
      const answer = await call(what, shop + path, from, body, token)
      if ((answer.status > 0 && answer.status < 500) || end.aborted) return answer
      await setTimeout(TRY_AGAIN_MS)
    }
  }

  while (!end.aborted) {
    await insist('cart', '/api/v2/cart/set', { items })
    const draft = { amount: 118, source: 'cart', items, addressId }
    const opened = await insist('open payment', PAID, draft)
    const { id: paymentOrder } = (opened.body?.order ?? {}) as { id?: string }
    if (!paymentOrder) continue
    const paid = await insist('pay', `/api/sandbox/payments/${paymentOrder}/pay`, { outcome: 'success' })
    if (paid.status !== 200) continue
    const settled = await insist('callback', CALLBACK, paid.body ?? {})
    const { orderId } = (settled.body?.data ?? {}) as { orderId?: string }
    if (orderId) bought.push(orderId)
    await setTimeout(THINK_MS)
  }
  return bought
}
