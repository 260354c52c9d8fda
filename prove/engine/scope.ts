import { PLACEMENTS, type Placement } from './placement.ts'
import type { Block, Column, Source, Value } from './read-statement.ts'

/** A block with what is around it: the queries that it stands in, innermost last, and what their WITH names. */
export type Scope = { block: Block; around: Block[]; ctes: ReadonlyMap<string, Block> }

const VIEWS: Record<string, string> = { products: 'all_products' }

/** Where a table lies; a name of WITH lies nowhere. */
export function placeOf(name: string | undefined, ctes: ReadonlyMap<string, Block>): Placement | undefined {
  return name === undefined || ctes.has(name) ? undefined : PLACEMENTS[VIEWS[name] ?? name]
}

/** A statement and every query inside of it. */
export function scopesOf(block: Block, around: Block[] = [], outer: ReadonlyMap<string, Block> = new Map()): Scope[] {
  const ctes = new Map([...outer, ...block.ctes])
  const inside = [...around, block]
  const lateral = block.sources.flatMap(({ alias, isLateral }) => (isLateral ? [alias] : []))
  return [
    { block, around, ctes },
    ...block.arms.flatMap((arm) => scopesOf(arm, around, ctes)),
    ...[...block.ctes.values()].flatMap((cte) => scopesOf(cte, [], ctes)),
    ...[...block.derived].flatMap(([alias, inner]) => scopesOf(inner, lateral.includes(alias) ? inside : around, ctes)),
    ...[...block.subqueries, ...block.valueSubqueries].flatMap((inner) => scopesOf(inner, inside, ctes)),
  ]
}

/** All tables that a block and the queries inside of it read or write. */
export function tablesIn(block: Block): Set<string> {
  const own = block.sources.flatMap(({ table }) => table ?? [])
  const inner = [
    ...block.arms,
    ...block.ctes.values(),
    ...block.derived.values(),
    ...block.subqueries,
    ...block.valueSubqueries,
  ].flatMap((one) => [...tablesIn(one)])
  const known = [...own, ...inner, ...(block.target ? [block.target] : [])]
  return new Set(known.filter((table) => !block.ctes.has(table)))
}

/** Where the rows of a source are when its query runs; undefined where they are made by the query itself, or read before it. */
export function liesOn(source: Source, { block, ctes }: Pick<Scope, 'block' | 'ctes'>): Placement['on'] | undefined {
  const made = block.derived.get(source.alias)
  return made ? rowsLieOn(made, ctes) : placeOf(source.table, ctes)?.on
}

/** What is counted or cut off is read first, and so is what only joins rows that are elsewhere. */
function rowsLieOn(block: Block, ctes: ReadonlyMap<string, Block>): Placement['on'] | undefined {
  if (block.hasLimit || block.hasAggregate) return undefined
  const own = block.sources.filter(({ isOptional }) => !isOptional).map((source) => liesOn(source, { block, ctes }))
  const places = [...own, ...block.arms.map((arm) => rowsLieOn(arm, ctes))]
  return (['shards', 'coordinator', 'every node'] as const).find((on) => places.includes(on))
}

/** Whether a column is the key by which its table is distributed. */
export function isKey({ of, name }: Column, { block, ctes }: Pick<Scope, 'block' | 'ctes'>): boolean {
  return block.sources.some(({ alias, table }) => {
    const place = placeOf(table, ctes)
    return place?.on === 'shards' && place.by === name && (of === alias || of === '')
  })
}

export const isColumn = (given: Column | Value): given is Column => 'name' in given
