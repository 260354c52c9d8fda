/** Spreadsheets take a cell that begins so for a formula, and run it; some also read the wide signs of East Asia so. */
const RISKY = /^'*[=+\-@\t\r\n＝＋－＠]/
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/

/** A cell that no spreadsheet runs: the apostrophe says that it is text. One that has some already gets one more. */
export const guarded = (text: string) => (RISKY.test(text) ? `'${text}` : text)

/** What stood there before it was guarded. */
export const unguarded = (cell: string) => (GUARDED.test(cell) ? cell.slice(1) : cell)

/** Written down instead of its result. Other signs also begin ordinary texts, so only this one is refused. */
export const isFormula = (cell: string) => cell.startsWith('=')

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A row as a line of a CSV file. */
export const csvLine = (cells: readonly (string | number | null | undefined)[]) =>
  `${cells.map((cell) => quoted(guarded(String(cell ?? '')))).join(',')}\r\n`

/** By this, spreadsheets know that ₹ and Hindi are written in UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'
