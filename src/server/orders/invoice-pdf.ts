import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import type { IssuedInvoice } from '#contract/orders/issued-invoice.ts'
import type { Order } from '#contract/orders/order.ts'
import { tableOf } from './invoice/columns.ts'
import { drawFoot } from './invoice/foot.ts'
import { drawHead } from './invoice/head.ts'
import { paperOf } from './invoice/invoice-paper.ts'
import { penFor } from './invoice/pen.ts'
import { newSheet, numberSheets } from './invoice/sheet.ts'
import { drawTable } from './invoice/table.ts'

/** The tax invoice of an order, as it was issued. The same order gives the same file; other requests get their turn while it is drawn. */
export async function invoicePdf(order: Order, invoice: IssuedInvoice): Promise<Buffer> {
  const { seller } = invoice
  // Loaded with the first invoice: a starting shop can do without.
  const { default: PDFDocument } = await import('pdfkit')
  const paper = paperOf(order, invoice)
  const doc = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    font: '',
    lang: 'en-IN',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `Tax invoice ${order.invoiceNumber}`,
      Author: seller.legalName,
      CreationDate: new Date(order.createdAt),
    },
  })
  const file = buffer(doc)
  const pen = penFor(doc)
  newSheet(doc)
  const below = drawHead(doc, pen, paper)
  await setImmediate()
  const end = await drawTable(doc, pen, tableOf(pen, paper), below, order.invoiceNumber)
  drawFoot(doc, pen, paper, end)
  numberSheets(doc, pen, `${seller.legalName} · GSTIN ${seller.gstin} · ${seller.helpMail}`)
  await setImmediate()
  doc.end()
  return file
}
