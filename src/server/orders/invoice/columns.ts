import { inColumn, type Paper } from './invoice-paper.ts'
import type { Pen } from './pen.ts'
import { ROOM } from './sheet.ts'

export type Column = {
  head: string
  /** One for each row. */
  cells: string[]
  /** What the column comes to. */
  foot: string
  align: 'left' | 'right'
}
export type PlacedColumn = Column & { x: number; width: number }
export type Table = { columns: PlacedColumn[]; size: number }

export const PADDING = 5
const SIZES = [9, 8.5, 8, 7.5, 7, 6.5, 6]
const LEAST_FOR_NAMES = 140

const right = (head: string, cells: string[], foot = ''): Column => ({ head, cells, foot, align: 'right' })

function columnsOf({ invoice }: Paper): Column[] {
  const { lines, taxes } = invoice
  return [
    right(
      '#',
      lines.map((_, place) => String(place + 1)),
    ),
    { head: 'Description', cells: lines.map(({ sold }) => sold.name), foot: 'Total', align: 'left' },
    right(
      'Qty',
      lines.map(({ sold }) => `${sold.quantity} pcs`),
    ),
    right(
      'Rate',
      lines.map(({ sold }) => inColumn(sold.price)),
    ),
    ...(invoice.discount > 0
      ? [
          right(
            'Discount',
            lines.map(({ discount }) => inColumn(discount)),
            inColumn(invoice.discount),
          ),
        ]
      : []),
    right(
      'Taxable value',
      lines.map(({ taxable }) => inColumn(taxable)),
      inColumn(invoice.taxable),
    ),
    ...taxes.map(({ name, percent, amount }, place) =>
      right(
        `${name} ${percent}%`,
        lines.map((line) => inColumn(line.taxes[place] ?? 0)),
        inColumn(amount),
      ),
    ),
    right(
      'Amount',
      lines.map(({ total }) => inColumn(total)),
      inColumn(invoice.total - invoice.roundOff),
    ),
  ]
}

/** Columns of amounts are as wide as their widest amount; the names get what is left, in the largest print that leaves enough. */
export function tableOf(pen: Pen, paper: Paper): Table {
  const columns = columnsOf(paper)
  const tried = SIZES.map((size) => ({ size, widths: columns.map((column) => widthOf(pen, column, size)) }))
  const rooms = tried.map(({ size, widths }) => ({
    size,
    widths,
    left: ROOM - widths.reduce((sum, one) => sum + one, 0),
  }))
  const chosen = rooms.find(({ left }) => left >= LEAST_FOR_NAMES) ?? rooms.at(-1)
  if (!chosen) throw new Error('There is no size to print in')
  return { size: chosen.size, columns: placed(columns, chosen.widths, chosen.left) }
}

function widthOf(pen: Pen, { align, head, cells, foot }: Column, size: number): number {
  if (align === 'left') return 0
  const longest = (texts: string[]) => texts.reduce((one, other) => (other.length > one.length ? other : one), '')
  const amounts = [longest(cells), foot].map((text) => pen.width(text, { size, bold: true }))
  const words = head.split(' ').map((word) => pen.width(word, { size: size - 1, bold: true }))
  return Math.max(...amounts, ...words) + 2 * PADDING
}

function placed(columns: readonly Column[], widths: readonly number[], left: number): PlacedColumn[] {
  let x = 0
  return columns.map((column, place) => {
    const width = column.align === 'left' ? left : (widths[place] ?? 0)
    x += width
    return { ...column, x: x - width, width }
  })
}
