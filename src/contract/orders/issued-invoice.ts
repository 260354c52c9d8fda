import { type Paise, toPaise } from '#contract/catalog/money.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import type { SHOP_OWNER } from '#contract/shop/shop-owner.ts'
import { type Invoice, invoiceOf } from './invoice.ts'
import type { Order } from './order.ts'

/** Who sells, as an invoice names them. */
export type Seller = { [Field in keyof typeof SHOP_OWNER]: string }

/** The shop, as its owner says who they are now. */
function sellerNow(): Seller {
  const { helpPhone: _, helpHours: __, ...identity } = shopFacts().identity
  return { ...identity, country: 'India' }
}

type SoldLine = { name: string; price: Paise; quantity: number }

/** Who bought, as tax law wants them named: for billing and delivery alike. */
export type Recipient = {
  name: string
  street: string
  city: string
  state: string
  postalCode: string
  country: string
}

/** A tax invoice with all that it was made from. It is kept as it is: later changes to shop, order or account do not reach it. */
export type IssuedInvoice = Invoice<SoldLine> & { seller: Seller; recipient: Recipient }

type Sale = { lines: readonly SoldLine[]; discount: Paise; total: Paise; taxPercent: number; recipient: Recipient }

export function issueInvoice({ lines, recipient, ...sale }: Sale, seller: Seller = sellerNow()): IssuedInvoice {
  const sold = lines.map(({ name, price, quantity }) => ({ name, price, quantity }))
  const states = { sellerState: seller.state, deliveryState: recipient.state }
  return { ...invoiceOf({ ...sale, ...states, lines: sold }), seller: { ...seller }, recipient: { ...recipient } }
}

export const recipientOf = ({ customer, address }: Pick<Order, 'customer' | 'address'>): Recipient => ({
  name: customer.name,
  ...address,
})

/** For an order that has none yet. */
export const invoiceOfOrder = (
  { lines, discount, total, taxPercent, ...order }: Order,
  seller?: Seller,
): IssuedInvoice =>
  issueInvoice(
    {
      lines: lines.map(({ name, quantity, price }) => ({ name, quantity, price: toPaise(price) })),
      discount: toPaise(discount),
      total: toPaise(total),
      taxPercent,
      recipient: recipientOf(order),
    },
    seller,
  )

/** All taxes of an invoice together. */
export const taxOf = ({ taxes }: Pick<Invoice, 'taxes'>): Paise => taxes.reduce((sum, { amount }) => sum + amount, 0)
