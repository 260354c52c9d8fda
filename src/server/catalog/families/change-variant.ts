import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { type VariantGiven, variantWish } from '#contract/catalog/variant-wish.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Db } from '#server/platform/db/database.ts'
import { variantsOf } from '../variants.store.ts'
import { type FamilyFault, planMoves } from './plan-moves.ts'

type Product = { id: string; sellerId: string | null }

/** Puts one product where its form says, and answers where it was and is. The product is locked already, or new. */
export async function changeVariant(tx: Db, { id, sellerId }: Product, given: VariantGiven) {
  const now = (await variantsOf(tx, [id])).get(id) ?? null
  const wish = variantWish(given, now)
  if (wish.kind === 'fault') throw refusal(wish)
  if (wish.kind === 'stay') return { before: now, after: now }
  const to = wish.kind === 'join' ? wish.to : null
  const { faults, write } = await planMoves(tx, [{ productId: id, sellerId, from: now, to }], { lock: true })
  for (const fault of faults.values()) throw refusal(fault)
  await write()
  return { before: now, after: to }
}

const refusal = ({ field, text }: FamilyFault) =>
  new Failure(catalogFailures.familyRefused, { fields: { [field]: text } })
