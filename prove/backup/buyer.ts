import { setTimeout } from 'node:timers/promises'
import { CALLBACK, ORDERS, PAID } from '#tests/support/buying.ts'

const DEMO = { username: 'asha', password: 'likho-demo' }
const ADDRESS = {
  firstName: 'Asha',
  lastName: 'Verma',
  streetAddress: '12 MG Road',
  landmark: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
  postalCode: '560001',
  phoneNumber: '9876543210',
  alternateNumber: '',
  addressType: 'HOME',
  additionalInfo: '',
}

const TOO_MANY = 429

// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes, of which a few fields are looked at
type Answer = { status: number; body: any; bytes: Uint8Array }

/** The demo's customer, over the wire: each with a session and an address of the network of their own. Told to wait, they do. */
export async function openBuyer(shop: string, number: number) {
  let token = ''
  let toldToWaitMs = 0
  async function ask(path: string, body?: object): Promise<Answer> {
    const headers = {
      'x-forwarded-for': `10.3.0.${number + 1}`,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const answer = await fetch(shop + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (answer.status === TOO_MANY) {
      const forMs = Number(answer.headers.get('retry-after')) * 1_000
      toldToWaitMs += forMs
      await setTimeout(forMs)
      return ask(path, body)
    }
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    return { status: answer.status, bytes, body: isJson ? JSON.parse(Buffer.from(bytes).toString()) : undefined }
  }

  const { body } = await ask('/api/v1/users/login', DEMO)
  token = body?.data?.accessToken ?? body?.accessToken
  if (!token) throw new Error(`The demo's customer is not let in: ${JSON.stringify(body)}`)
  const known = (await ask('/api/v1/address/getAllAddresses')).body
  const addressId = JSON.stringify(known).match(/"_id":"([^"]+)"/)?.[1] ?? (await addAddress())

  async function addAddress(): Promise<string> {
    const added = await ask('/api/v1/address/addAddress', ADDRESS)
    return JSON.stringify(added.body).match(/"_id":"([^"]+)"/)?.[1] ?? ''
  }

  /** From draft to order; undefined where the shop has no piece left. */
  async function buy(productId: string): Promise<string | undefined> {
    const draft = { source: 'cart', items: [{ productId, quantity: 1 }], addressId }
    // The refusal of a wrong total says the right one.
    const refused = await ask(PAID, { ...draft, amount: 1 })
    const total = Number(String(refused.body?.data?.total).replaceAll(',', ''))
    const opened = await ask(PAID, { ...draft, amount: total })
    const id = opened.body?.order?.id
    if (!id) return undefined
    const paid = await ask(`/api/sandbox/payments/${id}/pay`, { outcome: 'success' })
    return (await ask(CALLBACK, paid.body)).body?.data?.orderId
  }

  return { ask, buy, toldToWaitMs: () => toldToWaitMs, invoice: (order: string) => ask(`${ORDERS}/invoice/${order}`) }
}
export type Buyer = Awaited<ReturnType<typeof openBuyer>>
