import { stateWithCode } from '#contract/orders/gst-taxes.ts'
import { isTest } from '#contract/payments/money-mode.ts'
import type { Paper } from './invoice-paper.ts'
import { BAD, INK, type Pen, RULE, SOFT } from './pen.ts'
import { type Doc, ROOM, SHEET, wordmark } from './sheet.ts'

const GAP = 15

/** The top of the first sheet: what paper this is, who sold, who bought. Answers where it ends. */
export function drawHead(doc: Doc, pen: Pen, paper: Paper): number {
  wordmark(doc, pen, SHEET.left, SHEET.top)
  const [title, note] = isTest(paper.order)
    ? ['TEST BILL', 'TEST: not a tax invoice']
    : ['TAX INVOICE', 'Original for recipient']
  pen.write(title, SHEET.left, SHEET.top - 2, ROOM, { size: 20, bold: true, align: 'right' })
  pen.write(note, SHEET.left, SHEET.top + 24, ROOM, { size: 8.5, colour: SOFT, align: 'right' })
  if (paper.isCancelled) drawStamp(doc, pen)
  pen.rule(SHEET.left, SHEET.top + 48, ROOM, INK, 1)
  const below = drawColumns(pen, SHEET.top + 58, facts(paper))
  pen.rule(SHEET.left, below + 4, ROOM, RULE)
  return drawColumns(pen, below + 14, people(paper)) + 14
}

export type Entry = { label: string; lines: string[]; width: number }

const PERSON = (ROOM - GAP) / 2

function facts({ order, invoice, date }: Paper): Entry[] {
  return [
    ...(isTest(order) ? [] : [{ label: 'Invoice number', lines: [order.invoiceNumber], width: 82 }]),
    { label: isTest(order) ? 'Date' : 'Invoice date', lines: [date], width: 62 },
    { label: 'Order number', lines: [order.number], width: 98 },
    { label: 'Place of supply', lines: [invoice.placeOfSupply], width: 80 },
    { label: 'Reverse charge', lines: ['No'], width: 117 },
  ]
}

function people({ order, invoice: { seller, recipient } }: Paper): Entry[] {
  return [
    {
      label: 'Sold by',
      lines: [
        seller.legalName,
        seller.street,
        `${seller.city} ${seller.postalCode}`,
        `${stateWithCode(seller.state)}, ${seller.country}`,
        ...(isTest(order) ? [] : [`GSTIN ${seller.gstin}`]),
      ],
      width: PERSON,
    },
    {
      label: 'Billed and delivered to',
      lines: [
        recipient.name,
        recipient.street,
        `${recipient.city} ${recipient.postalCode}`,
        `${stateWithCode(recipient.state)}, ${recipient.country}`,
        'GSTIN: not registered',
      ].filter(Boolean),
      width: PERSON,
    },
  ]
}

/** Side by side, each under its label; the first line is the important one. Answers where the longest ends. */
export function drawColumns(pen: Pen, y: number, entries: readonly Entry[]): number {
  let x = SHEET.left
  let below = y
  for (const { label, lines, width } of entries) {
    let top = pen.write(label, x, y, width, { size: 7.5, colour: SOFT }) + 2
    for (const [place, line] of lines.entries()) top = pen.write(line, x, top, width, { size: 9.5, bold: place === 0 })
    below = Math.max(below, top)
    x += width + GAP
  }
  return below
}

/** Across the head, as an ink stamp: this copy is no longer valid. What was issued stays readable below it. */
export function drawStamp(doc: Doc, pen: Pen): void {
  const style = { size: 26, bold: true, colour: BAD }
  const width = pen.width('CANCELLED', style) + 24
  doc.save().rotate(-8, { origin: [SHEET.left + 270, SHEET.top + 20] })
  doc
    .roundedRect(SHEET.left + 200, SHEET.top - 2, width, 40, 6)
    .lineWidth(2)
    .stroke(BAD)
  pen.write('CANCELLED', SHEET.left + 212, SHEET.top + 2, width, style)
  doc.restore()
}
