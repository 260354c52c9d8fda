import type PDFDocument from 'pdfkit'
import { INK, MARGIN, MARIGOLD, type Pen, RULE, SOFT } from './pen.ts'

export type Doc = InstanceType<typeof PDFDocument>

/** A4 in points, and where things stand on it. */
export const SHEET = { width: 595.28, height: 841.89, left: 56, right: 559, top: 40, bottom: 782 } as const
export const ROOM = SHEET.right - SHEET.left

const MARGIN_AT = 40
const INKWELL = '#1b2f73'

/** A fresh sheet: the red margin line of an exercise book. */
export function newSheet(doc: Doc): void {
  doc.addPage({ size: 'A4', margin: 0 })
  doc.moveTo(MARGIN_AT, 0).lineTo(MARGIN_AT, SHEET.height).lineWidth(1).strokeColor(MARGIN).stroke()
}

/** A further sheet of the same paper. Answers where it may be written on. */
export function nextSheet(doc: Doc, pen: Pen, title: string): number {
  newSheet(doc)
  return pen.write(`${title}, continued`, SHEET.left, SHEET.top - 8, ROOM, {
    size: 8.5,
    colour: SOFT,
  })
}

/** The nib and the name, as on the shop's pages. */
export function wordmark(doc: Doc, pen: Pen, x: number, y: number): void {
  doc.roundedRect(x, y, 30, 30, 8).fill(INKWELL)
  doc
    .save()
    .translate(x, y)
    .scale(30 / 32)
  doc.path('M11.4 6h9.2l2.1 8.6L16 26.6 9.3 14.6z').fill('#ffffff')
  doc.path('M16 26v-9.6').lineWidth(1.5).stroke(INKWELL)
  doc.circle(16, 14.6, 2.3).fill(MARIGOLD)
  doc.restore()
  pen.write('Likho', x + 39, y + 1, 80, { size: 24, bold: true, colour: INK })
  pen.setFont('wordmark').fontSize(17).fillColor(SOFT)
  doc.text('लिखो', x + 105, y + 23.5, { lineBreak: false, baseline: 'alphabetic' })
}

/** On each sheet from this one on, once it is known how many there are: who sold, and which sheet this is. */
export function numberSheets(doc: Doc, pen: Pen, seller: string, first = 0): void {
  const { count } = doc.bufferedPageRange()
  for (let page = first; page < count; page += 1) {
    doc.switchToPage(page)
    pen.rule(SHEET.left, SHEET.bottom + 14, ROOM, RULE)
    pen.write(seller, SHEET.left, SHEET.bottom + 20, ROOM - 80, { size: 8, colour: SOFT })
    pen.write(`Page ${page - first + 1} of ${count - first}`, SHEET.right - 80, SHEET.bottom + 20, 80, {
      size: 8,
      colour: SOFT,
      align: 'right',
    })
  }
}
