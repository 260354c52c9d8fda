import { pdfPages } from './pdf-text.ts'

/** The lines of an invoice that name money. */
export const amountsOf = (pdf: Uint8Array) =>
  pdfPages(pdf)
    .flat()
    .filter((line) => /\d\.\d\d\b/.test(line))
