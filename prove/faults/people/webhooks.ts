import { setTimeout } from 'node:timers/promises'
import type { World } from '../world.ts'
import type { PaymentResult } from './buy.ts'
import type { Person } from './person.ts'

const EVENTS = '/api/webhooks/payments'
const [MOST_COPIES, LATEST_MS, GIVES_UP_AFTER] = [3, 3_000, 5]

/**
 * What the bank tells of a payment: once or often, at once or late, before or after the browser, or never; and now and then
 * a forger tells of one that nobody made.
 */
export function announcePayment(world: World, person: Person, { razorpay_payment_id: paymentId }: PaymentResult): void {
  if (world.money !== 'razorpay') return
  const { underWay, providers } = world
  const { random } = person
  const event = providers.razorpay.event('payment.captured', paymentId)
  const copies = random(MOST_COPIES + 1)
  for (let copy = 0; copy < copies; copy += 1)
    underWay.push(deliver(world, person, event, random(2) === 0 ? 0 : random(LATEST_MS)))
  if (random(5) === 0) underWay.push(forge(world, person, paymentId))
  if (copies > 1) world.ledger.count('webhooks sent twice or more')
  if (copies === 0) world.ledger.count('webhooks that never came')
}

type Event = { body: string; headers: Record<string, string> }

/** As providers do: again, later, until it is taken. */
async function deliver({ ledger }: World, { client }: Person, { body, headers }: Event, lateMs: number): Promise<void> {
  for (let tries = 1; tries <= GIVES_UP_AFTER; tries += 1) {
    await setTimeout(tries === 1 ? lateMs : 200 * tries)
    const { status } = await client.ask('POST', EVENTS, { body, headers })
    ledger.count('webhooks delivered')
    if (status === 200) return
  }
}

/** Signed with another secret, or about a payment that is not the provider's own: neither may change anything. */
async function forge({ ledger, providers }: World, { client }: Person, paymentId: string): Promise<void> {
  const { body, headers } = providers.razorpay.event('payment.captured', paymentId, {}, undefined, 'a guessed secret')
  const { status } = await client.ask('POST', EVENTS, { body, headers })
  ledger.count('webhooks forged')
  if (status === 200) ledger.unexpected.push('a webhook with a forged signature was taken')
}
