import { buffer } from 'node:stream/consumers'
import { penFor } from './pen.ts'

type About = { title: string; author: string; at: Date }

/** A PDF that is drawn sheet by sheet; `file` is whole once `doc.end()` was called. */
export async function openPdf({ title, author, at }: About) {
  // Loaded with the first one: a starting shop can do without.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    font: '',
    lang: 'en-IN',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: at },
  })
  return { doc, pen: penFor(doc), file: buffer(doc) }
}
