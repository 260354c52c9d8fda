import { clockInIndia } from '#contract/platform/india-days.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import { openPdf } from '../invoice/open-pdf.ts'
import { INK, SOFT } from '../invoice/pen.ts'
import { newSheet, numberSheets, ROOM, SHEET } from '../invoice/sheet.ts'
import { drawTable } from '../invoice/table.ts'
import type { Pick } from './pick-list.ts'
import { plainTable } from './plain-table.ts'

const TITLE = 'Pick list'

type List = {
  picks: readonly Pick[]
  orders: number
  /** Numbers of orders that were chosen and are not to be sent. */
  leftOut: readonly string[]
  now: Date
}

/** What to fetch from the shelves, and for which orders. */
export async function pickListPdf({ picks, orders, leftOut, now }: List): Promise<Buffer> {
  const { doc, pen, file } = await openPdf({ title: TITLE, author: shopFacts().identity.legalName, at: now })
  newSheet(doc)
  pen.write('PICK LIST', SHEET.left, SHEET.top - 2, ROOM, { size: 20, bold: true })
  const about = `${orders} ${orders === 1 ? 'order' : 'orders'} · ${clockInIndia(now)}`
  let y = pen.write(about, SHEET.left, SHEET.top + 24, ROOM, { size: 9.5, colour: SOFT })
  if (leftOut.length > 0) {
    const text = `Left out, cancelled: ${leftOut.join(', ')}`
    y = pen.write(text, SHEET.left, y + 2, ROOM, { size: 9.5, bold: true })
  }
  pen.rule(SHEET.left, y + 6, ROOM, INK, 1)
  await drawTable(doc, pen, tableOf(picks), y + 12, TITLE)
  numberSheets(doc, pen, `${shopFacts().identity.legalName} · ${TITLE}`)
  doc.end()
  return file
}

const tableOf = (picks: readonly Pick[]) =>
  plainTable([
    { head: 'Category', cells: picks.map(({ category }) => category), width: 84 },
    { head: 'Product', cells: picks.map(({ name }) => name), foot: 'Total pieces' },
    {
      head: 'Quantity',
      cells: picks.map(({ quantity }) => String(quantity)),
      foot: String(picks.reduce((sum, { quantity }) => sum + quantity, 0)),
      width: 56,
      align: 'right',
    },
    { head: 'Orders', cells: picks.map(({ orders }) => orders.join(', ')), width: 200 },
  ])
