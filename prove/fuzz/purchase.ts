import { CALLBACK, openDraft } from '#tests/support/buying.ts'
import type { Person } from './cast.ts'

/** How a payment is made: at the sandbox's bank, or at the stand-in of the provider. */
export type Pay = (person: Person, paymentOrderId: string) => Promise<object>

type Product = { id: string; price: number }
const TAX = 1.18

/**
 * An order to ask about, a payment that the shop has not heard of, and a draft that nobody has paid. A shop whose settings
 * were changed meanwhile may refuse; then there is one less.
 */
export async function buyThings(person: Person, product: Product, pay: Pay): Promise<void> {
  const first = await draftOf(person, product)
  if (!first) return
  const { body: bought } = await person.post(CALLBACK, await pay(person, first))
  if (bought?.data?.orderId) person.orders.push(bought.data.orderId)
  const second = await draftOf(person, product)
  if (second) person.callback = await pay(person, second)
  const third = await draftOf(person, product)
  if (third) person.paymentOrders.push(third)
}

async function draftOf(person: Person, { id, price }: Product): Promise<string | undefined> {
  const { body } = await openDraft(person, [{ productId: id, quantity: 1 }], Math.ceil(price * TAX))
  return body?.order?.id
}
