import { setImmediate } from 'node:timers/promises'
import { PADDING, type PlacedColumn, type Table } from './columns.ts'
import { INK, type Pen, RULE, SOFT } from './pen.ts'
import { type Doc, nextSheet, ROOM, SHEET } from './sheet.ts'

/** After so many rows other requests get their turn. */
const ROWS_AT_ONCE = 8
const AIR = 5

/** Draws a table over as many sheets as they need, each with the head of the table. Answers where it ends. */
export async function drawTable(doc: Doc, pen: Pen, table: Table, top: number, title: string): Promise<number> {
  const { columns, size } = table
  let y = drawTableHead(pen, columns, size, top)

  function drawOnSheet(texts: readonly string[], print: Print): void {
    const height = rowHeight(pen, columns, texts, print)
    if (y + height > SHEET.bottom) y = drawTableHead(pen, columns, size, nextSheet(doc, pen, title))
    drawRow(pen, columns, texts, y, print)
    y += height
  }

  const count = columns[0]?.cells.length ?? 0
  for (let place = 0; place < count; place += 1) {
    if (place % ROWS_AT_ONCE === 0) await setImmediate()
    const texts = columns.map(({ cells }) => cells[place] ?? '')
    drawOnSheet(texts, { size })
    pen.rule(SHEET.left, y, ROOM, RULE)
  }
  const feet = columns.map(({ foot }) => foot)
  drawOnSheet(feet, { size, bold: true })
  pen.rule(SHEET.left, y, ROOM, INK, 1)
  return y
}

function drawTableHead(pen: Pen, columns: readonly PlacedColumn[], size: number, y: number): number {
  const style = { size: size - 1, bold: true, colour: SOFT }
  const heads = columns.map(({ head }) => head)
  drawRow(pen, columns, heads, y, style)
  const below = y + rowHeight(pen, columns, heads, style)
  pen.rule(SHEET.left, below, ROOM, INK, 1)
  return below
}

type Print = { size: number; bold?: boolean; colour?: string }

function drawRow(pen: Pen, columns: readonly PlacedColumn[], texts: readonly string[], y: number, print: Print): void {
  for (const [place, { x, width, align }] of columns.entries()) {
    const text = texts[place] ?? ''
    pen.write(text, SHEET.left + x + PADDING, y + AIR, width - 2 * PADDING, { ...print, align })
  }
}

function rowHeight(pen: Pen, columns: readonly PlacedColumn[], texts: readonly string[], print: Print): number {
  const heights = columns.map(({ width }, place) =>
    pen.heightOf(pen.wrap(texts[place] ?? '', width - 2 * PADDING, print), print),
  )
  return Math.max(...heights) + 2 * AIR
}
