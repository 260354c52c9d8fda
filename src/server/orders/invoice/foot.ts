import { formatRupees, toRupees } from '#contract/catalog/money.ts'
import type { Order } from '#contract/orders/order.ts'
import { isTest } from '#contract/payments/money-mode.ts'
import { inColumn, type Paper, titleOf } from './invoice-paper.ts'
import { BAD, INK, MARIGOLD, type Pen, SOFT } from './pen.ts'
import { type Doc, nextSheet, ROOM, SHEET } from './sheet.ts'

const SUMS_WIDTH = 200
const WORDS_WIDTH = ROOM - SUMS_WIDTH - 32
const NEEDED = 220

/** What it comes to, in figures and in words, and what the law wants said. Kept together on one sheet. */
export function drawFoot(doc: Doc, pen: Pen, paper: Paper, below: number): void {
  const fits = below + NEEDED <= SHEET.bottom
  const y = (fits ? below : nextSheet(doc, pen, titleOf(paper.order))) + 16
  drawSums(doc, pen, paper, y)
  drawWords(pen, paper, y)
}

function drawSums(doc: Doc, pen: Pen, { order, invoice }: Paper, y: number): void {
  const x = SHEET.right - SUMS_WIDTH
  const discount = [
    ['Value of goods', inColumn(invoice.value)],
    [discountName(order.couponCode), inColumn(-invoice.discount)],
  ]
  const rows = [
    ...(invoice.discount === 0 ? [] : discount),
    ['Taxable value', inColumn(invoice.taxable)],
    ...invoice.taxes.map(({ name, percent, amount }) => [`${name} ${percent}%`, inColumn(amount)]),
    ...(invoice.roundOff === 0 ? [] : [['Round off', inColumn(invoice.roundOff)]]),
  ]
  let top = y
  for (const [label = '', amount = ''] of rows) {
    pen.write(label, x, top, SUMS_WIDTH, { size: 9.5, colour: SOFT })
    pen.write(amount, x, top, SUMS_WIDTH - 5, { size: 9.5, align: 'right' })
    top += 17
  }
  pen.rule(x, top, SUMS_WIDTH, INK, 1)
  pen.write('Total', x, top + 10, SUMS_WIDTH, { size: 12, bold: true })
  pen.write(`₹${inColumn(invoice.total)}`, x, top + 6, SUMS_WIDTH - 5, { size: 16, bold: true, align: 'right' })
  doc.rect(x, top + 31, SUMS_WIDTH, 3).fill(MARIGOLD)
}

function drawWords(pen: Pen, { order, invoice, isCancelled }: Paper, y: number): void {
  const write = (text: string, top: number, size: number, more: { bold?: true; colour?: string } = {}) =>
    pen.write(text, SHEET.left, top, WORDS_WIDTH, { size, ...more })
  let top = write('Amount in words', y, 7.5, { colour: SOFT })
  top = write(invoice.inWords, top + 2, 10, { bold: true }) + 8
  top = write('Payment', top, 7.5, { colour: SOFT })
  const paid = isTest(order) ? 'No real money was paid' : 'Paid online'
  top = write(`${paid}, reference ${order.paymentId}`, top + 2, 9) + 8
  if (isCancelled) {
    const text = 'This order was cancelled. The goods were not supplied, and the buyer gets a full refund.'
    top = write(text, top, 9, { bold: true, colour: BAD }) + 8
  }
  top = write(`All amounts are in Indian rupees. ${roundingText(order, invoice.discount)}`, top, 8, { colour: SOFT })
  if (isTest(order)) return
  write(
    `Issued by ${invoice.seller.legalName}. This is an electronic invoice under the Information Technology Act, 2000, and is valid without a signature.`,
    top + 4,
    8,
    { colour: SOFT },
  )
}

/** An invoice is in English, whoever asks for it. */
const discountName = (code: string | null) => (code ? `Discount (${code})` : 'Discount')

/** Why the discount here is less than the one on the bill, and where the round-off comes from. */
function roundingText({ discount, couponCode }: Order, offValue: number): string {
  const rounding = 'GST is calculated to the paisa. The order total is rounded up to the next rupee.'
  if (discount === 0) return rounding
  return `${rounding} ${discountName(couponCode)}: ${formatRupees(discount)} off the rounded total, of which ${formatRupees(toRupees(offValue))} is before GST.`
}
