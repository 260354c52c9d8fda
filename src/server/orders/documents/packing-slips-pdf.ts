import type { Order } from '#contract/orders/order.ts'
import { isTest } from '#contract/payments/money-mode.ts'
import { dayInShort } from '#contract/shipping/delivery-day.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import { drawColumns, drawStamp, type Entry } from '../invoice/head.ts'
import { DAY } from '../invoice/invoice-paper.ts'
import { openPdf } from '../invoice/open-pdf.ts'
import { BAD, INK, type Pen } from '../invoice/pen.ts'
import { type Doc, newSheet, numberSheets, ROOM, SHEET, wordmark } from '../invoice/sheet.ts'
import { drawTable } from '../invoice/table.ts'
import { plainTable } from './plain-table.ts'

type Slip = { order: Order; lines: readonly { name: string; quantity: number }[] }

/** A slip for each parcel, on sheets of its own: what goes in and to whom. Nothing on it says what it cost. */
export async function packingSlipsPdf(slips: readonly Slip[], now: Date): Promise<Buffer> {
  const title = slips.length === 1 ? `Packing slip ${slips[0]?.order.number}` : 'Packing slips'
  const { doc, pen, file } = await openPdf({ title, author: shopFacts().identity.legalName, at: now })
  for (const slip of slips) await drawSlip(doc, pen, slip)
  doc.end()
  return file
}

async function drawSlip(doc: Doc, pen: Pen, { order, lines }: Slip): Promise<void> {
  const first = doc.bufferedPageRange().count
  newSheet(doc)
  wordmark(doc, pen, SHEET.left, SHEET.top)
  pen.write('PACKING SLIP', SHEET.left, SHEET.top - 2, ROOM, { size: 20, bold: true, align: 'right' })
  if (order.status === 'cancelled') drawStamp(doc, pen)
  if (isTest(order)) {
    const style = { size: 8.5, bold: true, colour: BAD, align: 'right' } as const
    pen.write('TEST: nothing is sent', SHEET.left, SHEET.top + 24, ROOM, style)
  }
  pen.rule(SHEET.left, SHEET.top + 48, ROOM, INK, 1)
  const below = drawColumns(pen, SHEET.top + 58, factsOf(order)) + 14
  await drawTable(doc, pen, tableOf(lines), below, `Packing slip ${order.number}`)
  numberSheets(doc, pen, `${shopFacts().identity.legalName} · Order ${order.number}`, first)
}

function factsOf({ number, createdAt, deliverBy, parcel, customer, address }: Order): Entry[] {
  return [
    { label: 'Order number', lines: [number], width: 110 },
    { label: 'Ordered on', lines: [DAY.format(new Date(createdAt))], width: 70 },
    ...(deliverBy ? [{ label: 'Deliver by', lines: [dayInShort(deliverBy)], width: 70 }] : []),
    {
      label: 'Deliver to',
      lines: [
        customer.name,
        address.street,
        [address.city, address.postalCode].filter(Boolean).join(' '),
        address.state,
        customer.phone && `Phone ${customer.phone}`,
        parcel.trackingNumber && `${parcel.courierName ?? 'Courier'} ${parcel.trackingNumber}`,
      ].filter((line): line is string => Boolean(line)),
      width: 180,
    },
  ]
}

const tableOf = (lines: Slip['lines']) =>
  plainTable([
    { head: '#', cells: lines.map((_, place) => String(place + 1)), width: 28, align: 'right' },
    { head: 'Item', cells: lines.map(({ name }) => name), foot: 'Total pieces' },
    {
      head: 'Quantity',
      cells: lines.map(({ quantity }) => String(quantity)),
      foot: String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
      width: 60,
      align: 'right',
    },
    { head: 'Packed', cells: lines.map(() => '_____'), width: 56, align: 'right' },
  ])
