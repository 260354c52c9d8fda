import { productTexts } from '#contract/catalog/product.texts.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ownersOfCodes } from '../product-codes.store.ts'
import type { Checked } from './plan-families.ts'

type Wanted = { id: string; owner: string | null; sku: string | null; barcode: string | null }
const CODES = { sku: productTexts.skuTaken, barcode: productTexts.barcodeTaken }
type Code = keyof typeof CODES

/** What becomes of the rows once their codes are looked up: one that another product or an earlier row has is a fault. */
export async function planCodes(tx: Db, rows: readonly Checked[], sellerId: string | null): Promise<Checked[]> {
  const taken = await takenCodes(
    tx,
    rows.flatMap((row) => wantedBy(row, sellerId) ?? []),
  )
  return rows.map((row): Checked => {
    const wanted = wantedBy(row, sellerId)
    const code = wanted && (['sku', 'barcode'] as const).find((code) => !take(wanted, code))
    if (!code) return row
    const { line, id } = row
    return { line, id, kind: 'faulty', faults: [{ column: code, text: CODES[code] }] }
  })

  /** The first who asks for a code has it. */
  function take(wanted: Wanted, code: Code): boolean {
    const key = keyOf(wanted, code)
    if (!key) return true
    const holder = taken.get(key) ?? wanted.id
    taken.set(key, holder)
    return holder === wanted.id
  }
}

function wantedBy(row: Checked, sellerId: string | null): Wanted | undefined {
  if (row.kind === 'added') {
    const { sku = null, barcode = null } = row.values
    return { id: row.id, owner: sellerId, sku, barcode }
  }
  if (row.kind !== 'changed') return undefined
  return { id: row.id, owner: row.row.seller_id, sku: row.row.sku, barcode: row.row.barcode }
}

const keyOf = ({ owner, ...codes }: Omit<Wanted, 'id'>, code: Code) =>
  codes[code] && `${owner} ${code} ${codes[code].toLowerCase()}`

/** Which product has which of the codes now. */
async function takenCodes(tx: Db, wanted: readonly Wanted[]): Promise<Map<string, string>> {
  const taken = new Map<string, string>()
  for (const [owner, ofOwner] of Map.groupBy(wanted, ({ owner }) => owner)) {
    const skus = ofOwner.flatMap(({ sku }) => sku ?? [])
    const barcodes = ofOwner.flatMap(({ barcode }) => barcode ?? [])
    for (const { id, sku, barcode } of await ownersOfCodes(tx, owner, { skus, barcodes })) {
      for (const code of ['sku', 'barcode'] as const) {
        const key = keyOf({ owner, sku, barcode }, code)
        if (key) taken.set(key, id)
      }
    }
  }
  return taken
}
