import type { Column, Table } from '../invoice/columns.ts'
import { ROOM } from '../invoice/sheet.ts'

const SIZE = 10

type Part = { head: string; cells: string[]; foot?: string; width?: number; align?: Column['align'] }

/** A table of columns of these widths; the one without a width gets what is left. */
export function plainTable(parts: readonly Part[]): Table {
  const left = ROOM - parts.reduce((sum, { width = 0 }) => sum + width, 0)
  let x = 0
  const columns = parts.map(({ head, cells, foot = '', width = left, align = 'left' }) => {
    x += width
    return { head, cells, foot, align, width, x: x - width }
  })
  return { columns, size: SIZE }
}
