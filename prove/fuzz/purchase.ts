import { CALLBACK, openDraft } from '#tests/support/buying.ts'
import type { Person } from './cast.ts'

/** How a payment is made: at the sandbox's bank, or at the stand-in of the provider. */
export type Pay = (person: Person, paymentOrderId: string) => Promise<object>

const TAX = 1.18

/** An order to ask about. A shop whose settings were changed meanwhile may refuse; then there is one less. */
export async function buyOne(person: Person, { id, price }: { id: string; price: number }, pay: Pay): Promise<void> {
  const { body } = await openDraft(person, [{ productId: id, quantity: 1 }], Math.ceil(price * TAX))
  if (!body?.order?.id) return
  person.paymentOrders.push(body.order.id)
  const { body: bought } = await person.post(CALLBACK, await pay(person, body.order.id))
  if (bought?.data?.orderId) person.orders.push(bought.data.orderId)
}
