import { setImmediate } from 'node:timers/promises'
import type { IssuedInvoice } from '#contract/orders/issued-invoice.ts'
import type { Order } from '#contract/orders/order.ts'
import { isTest } from '#contract/payments/money-mode.ts'
import { tableOf } from './invoice/columns.ts'
import { drawFoot } from './invoice/foot.ts'
import { drawHead } from './invoice/head.ts'
import { paperOf, titleOf } from './invoice/invoice-paper.ts'
import { openPdf } from './invoice/open-pdf.ts'
import { newSheet, numberSheets } from './invoice/sheet.ts'
import { drawTable } from './invoice/table.ts'

/** The tax invoice of an order, as it was issued; of one that was only tried out, a bill that says so. The same order gives the same file; other requests get their turn while it is drawn. */
export async function invoicePdf(order: Order, invoice: IssuedInvoice): Promise<Buffer> {
  const { seller } = invoice
  const paper = paperOf(order, invoice)
  const title = titleOf(order)
  const { doc, pen, file } = await openPdf({ title, author: seller.legalName, at: new Date(order.createdAt) })
  newSheet(doc)
  const below = drawHead(doc, pen, paper)
  await setImmediate()
  const end = await drawTable(doc, pen, tableOf(pen, paper), below, title)
  drawFoot(doc, pen, paper, end)
  const issuer = isTest(order) ? [title] : [seller.legalName, `GSTIN ${seller.gstin}`, seller.helpMail]
  numberSheets(doc, pen, issuer.join(' · '))
  await setImmediate()
  doc.end()
  return file
}
