import type { Order } from '#contract/orders/order.ts'
import { isTest } from '#contract/payments/money-mode.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import { openPdf } from '#server/orders/invoice/open-pdf.ts'
import { INK, type Pen, SOFT } from '#server/orders/invoice/pen.ts'
import type { Doc } from '#server/orders/invoice/sheet.ts'

/** Four by six inches in points, as label printers have them. */
const LABEL = { width: 288, height: 432 }
const EDGE = 18
const ROOM = LABEL.width - 2 * EDGE

/** A label of our own for each order: for couriers that print none. */
export async function labelPdf(orders: readonly Order[], now: Date): Promise<Buffer> {
  const title = orders.length === 1 ? `Shipping label ${orders[0]?.number}` : 'Shipping labels'
  const { doc, pen, file } = await openPdf({ title, author: shopFacts().identity.legalName, at: now })
  for (const order of orders) drawLabel(doc, pen, order)
  doc.end()
  return file
}

function drawLabel(doc: Doc, pen: Pen, { number, customer, address, parcel, money }: Order): void {
  doc.addPage({ size: [LABEL.width, LABEL.height], margin: 0 })
  let y = EDGE
  const write = (text: string, size: number, more: { bold?: true; colour?: string } = {}) => {
    y = pen.write(text, EDGE, y, ROOM, { size, ...more })
  }
  const rule = () => {
    pen.rule(EDGE, y + 6, ROOM, INK, 1)
    y += 14
  }
  if (isTest({ money })) {
    write('TEST ORDER: do not send', 15, { bold: true })
    rule()
  }
  if (parcel.courierName) write(parcel.courierName, 13, { bold: true })
  if (parcel.trackingNumber) write(`Tracking number ${parcel.trackingNumber}`, 11)
  if (parcel.courierName || parcel.trackingNumber) rule()
  write('Deliver to', 8.5, { colour: SOFT })
  write(customer.name, 15, { bold: true })
  write(address.street, 12)
  write(`${address.city}, ${address.state}`, 12)
  write(`PIN ${address.postalCode}`, 20, { bold: true })
  if (customer.phone) write(`Phone ${customer.phone}`, 12)
  rule()
  write(`Order ${number}`, 12, { bold: true })
  write('Prepaid: collect nothing', 10)
  rule()
  write('From, and if undelivered return to', 8.5, { colour: SOFT })
  const { legalName, street, city, postalCode, state } = shopFacts().identity
  write(legalName, 10, { bold: true })
  write(`${street}, ${city} ${postalCode}, ${state}`, 10)
}
