import type { Db } from '#server/platform/db/database.ts'
import { type Move, planMoves } from '../families/plan-moves.ts'
import type { RowResult } from './validate-row.ts'

/** A row by the product that it is about, which may be a new one. */
export type Checked = { line: number; id: string } & RowResult

/** Whose the new products are, and whether anything will be written. */
type Ways = { sellerId: string | null; lock: boolean }

/** What becomes of the rows once families have their say, and how to write down what is left of their moves. */
export async function planFamilies(tx: Db, rows: readonly Checked[], { sellerId, lock }: Ways) {
  const moves = rows.flatMap((row): Move[] => {
    if (row.kind !== 'added' && row.kind !== 'changed') return []
    const owner = row.kind === 'added' ? sellerId : row.row.seller_id
    return row.move ? [{ productId: row.id, sellerId: owner, ...row.move }] : []
  })
  const { faults, write } = await planMoves(tx, moves, { lock })
  const results = rows.map((row): Checked => {
    const fault = faults.get(row.id)
    if (!fault) return row
    const { line, id } = row
    return { line, id, kind: 'faulty', faults: [{ column: fault.field, text: fault.text }] }
  })
  return { results, writeFamilies: write }
}
