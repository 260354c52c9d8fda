import { joinFamily, withoutMember } from '#contract/catalog/join-family.ts'
import type { ProductVariant } from '#contract/catalog/product-family.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import {
  deleteVariants,
  familiesNamed,
  type KnownFamily,
  lockFamiliesOf,
  putFamilies,
  putVariants,
} from '../variants.store.ts'

export type Move = {
  productId: string
  /** A family holds products of one seller, or of the shop itself. */
  sellerId: string | null
  from: ProductVariant | null
  /** Null: it leaves. */
  to: ProductVariant | null
}
export type FamilyFault = { field: 'family' | 'options'; text: string }

/** What is wrong, by product, and how to write down the rest: products that are new have to be in the shop by then. */
type Plan = { faults: ReadonlyMap<string, FamilyFault>; write: () => Promise<void> }

/**
 * How products come into families, which are made when they are first named, or leave them; one after the other, so that
 * each finds what the one before has made of a family. What has a fault stays where it is.
 */
export async function planMoves(tx: Db, moves: readonly Move[], { lock }: { lock: boolean }): Promise<Plan> {
  if (lock && moves.length > 0) await lockFamiliesOf(tx, [...new Set(moves.map(({ sellerId }) => sellerId))])
  const families = await loadFamilies(tx, moves)
  const faults = new Map<string, FamilyFault>()
  const homes = new Map<string, string>()
  const left: string[] = []

  for (const { productId, sellerId, from, to } of moves) {
    const before = from ? families.find(sellerId, from.family) : undefined
    const family = to ? (families.find(sellerId, to.family) ?? families.add(sellerId, to.family)) : undefined
    if (to && family) {
      const { family: joined, fault } = joinFamily(family, productId, to.options)
      if (fault) {
        faults.set(productId, fault)
        continue
      }
      families.put({ ...family, ...joined })
      homes.set(productId, family.id)
    } else left.push(productId)
    if (before && before.id !== family?.id) families.put({ ...before, ...withoutMember(before, productId) })
  }

  async function write(): Promise<void> {
    await putFamilies(tx, families.withIds(new Set(homes.values())))
    const places = [...homes].map(([productId, familyId]) => {
      return { productId, familyId, values: families.valuesOf(familyId, productId) }
    })
    await putVariants(tx, places)
    await deleteVariants(tx, left)
  }

  return { faults, write }
}

/** The families that the moves name, as the moves change them one after the other. */
async function loadFamilies(tx: Db, moves: readonly Move[]) {
  const byId = new Map<string, KnownFamily>()
  const ids = new Map<string, string>()
  const keyOf = (sellerId: string | null, name: string) => `${sellerId} ${name.toLowerCase()}`
  const put = (family: KnownFamily) => byId.set(family.id, family)
  for (const [sellerId, own] of Map.groupBy(moves, (move) => move.sellerId)) {
    const names = own.flatMap(({ from, to }) => [from?.family ?? [], to?.family ?? []].flat())
    for (const family of await familiesNamed(tx, sellerId, [...new Set(names)])) {
      put(family)
      ids.set(keyOf(sellerId, family.named), family.id)
    }
  }
  return {
    put,
    find: (sellerId: string | null, name: string) => byId.get(ids.get(keyOf(sellerId, name)) ?? ''),
    add(sellerId: string | null, name: string): KnownFamily {
      const family = { id: newId(), sellerId, name, named: name, options: [], members: new Map() }
      ids.set(keyOf(sellerId, name), family.id)
      put(family)
      return family
    },
    withIds: (wanted: ReadonlySet<string>) => [...wanted].flatMap((id) => byId.get(id) ?? []),
    valuesOf: (familyId: string, productId: string) => byId.get(familyId)?.members.get(productId) ?? {},
  }
}
