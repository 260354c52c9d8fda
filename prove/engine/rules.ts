import type { Block, Column, Source } from './read-statement.ts'
import { isColumn, isKey, liesOn, placeOf, type Scope, scopesOf, tablesIn } from './scope.ts'

/** The rules of Citus 13 that a statement of ours can break; docs/decisions/0070 says where each is published. */
export const RULES = {
  localSubquery: 'a subquery over tables of the coordinator that refers to a distributed one',
  recurringOuter: 'a subquery over a distributed table that refers to a function, values or another subquery',
  notByKey: 'distributed tables that are not joined by their common key',
  lock: 'rows of several shards locked by a select',
  valueSubquery: 'a subquery in the VALUES or RETURNING of a write to a distributed table',
  rowFunction: 'a function of its rows as a table, in a write to a distributed table',
  lateral: 'a lateral aggregate or limit over a distributed table, for rows that are not of its shard',
  noColumns: 'rows without columns that are read before the rest, such as `count(*) from (select from orders limit 9)`',
  volatile: 'a volatile function in an update of a distributed table',
  moved: 'a row that would move to another shard',
  keyless: 'an insert without the distribution column, or a conflict that does not name it',
  wholeOnly: 'a recursive query or grouping sets over several shards',
} as const
export type Rule = keyof typeof RULES

const VOLATILE = ['clock_timestamp', 'random', 'gen_random_uuid', 'nextval', 'statement_timestamp']

/** The rules that a statement breaks, if any. */
export function brokenRules(statement: Block): Rule[] {
  return [...new Set(scopesOf(statement).flatMap((scope) => CHECKS.flatMap((check) => check(scope) ?? [])))]
}

type Check = (scope: Scope) => Rule | undefined

const isShard = (source: Source, scope: Scope) => liesOn(source, scope) === 'shards'
const writesToShards = ({ block, ctes }: Scope) => placeOf(block.target, ctes)?.on === 'shards'

/** What of the queries around it a block refers to, each source with the query that it belongs to. */
function refersTo({ block, around, ctes }: Scope): { source: Source; scope: Scope; by: Column }[] {
  const own = block.sources.map(({ alias }) => alias)
  return block.columns.flatMap((by) => {
    if (by.of === '' || own.includes(by.of)) return []
    const outer = around.findLast(({ sources }) => sources.some(({ alias }) => alias === by.of))
    const source = outer?.sources.find(({ alias }) => alias === by.of)
    return outer && source ? [{ source, scope: { block: outer, around: [], ctes }, by }] : []
  })
}

/** Both ways: neither side can be read first. */
const localSubquery: Check = (scope) => {
  const own = scope.block.sources.map((source) => liesOn(source, scope))
  const outer = refersTo(scope).map((ref) => liesOn(ref.source, ref.scope))
  const meets = (one: typeof own, other: typeof own) => one.includes('coordinator') && other.includes('shards')
  return meets(own, outer) || meets(outer, own) ? 'localSubquery' : undefined
}

const recurringOuter: Check = (scope) => {
  if (!scope.block.sources.some((source) => isShard(source, scope)) || isLateral(scope)) return undefined
  const refs = refersTo(scope)
  const isRecurring = refs.some((ref) => liesOn(ref.source, ref.scope) === undefined)
  return isRecurring && !refs.some((ref) => isShard(ref.source, ref.scope)) ? 'recurringOuter' : undefined
}

const isLateral = ({ block, around }: Scope) =>
  around.some((outer) => outer.sources.some(({ alias, isLateral }) => isLateral && outer.derived.get(alias) === block))

const lateral: Check = (scope) => {
  const { block } = scope
  if (!isLateral(scope) || !block.sources.some((source) => isShard(source, scope))) return undefined
  const isFree = refersTo(scope).some((ref) => ref.source.kind !== 'table')
  return isFree && (block.hasLimit || block.hasAggregate) ? 'lateral' : undefined
}

/** Sources that read shards must hang together by equal keys, those of the queries around included. */
const notByKey: Check = (scope) => {
  const shards = scope.block.sources.filter((source) => source.kind === 'table' && isShard(source, scope))
  const outer = refersTo(scope).filter((ref) => ref.source.kind === 'table' && isShard(ref.source, ref.scope))
  const aliases = [...new Set([...shards, ...outer.map(({ source }) => source)].map(({ alias }) => alias))]
  if (shards.length === 0 || aliases.length < 2) return undefined
  const isAnyKey = (column: Column) => isKey(column, scope) || outer.some((ref) => isKey(column, ref.scope))
  const joined = new Map(aliases.map((alias) => [alias, alias]))
  const byValue = new Map<string, string>()
  const unite = (one = '', other = '') => {
    const [from, to] = [joined.get(one), joined.get(other)]
    for (const [alias, head] of joined) if (head === from && to) joined.set(alias, to)
  }
  for (const [left, right] of scope.block.equals) {
    if (!isAnyKey(left)) continue
    const of = aliasOf(left, scope)
    if (isColumn(right) && isAnyKey(right)) unite(of, aliasOf(right, scope))
    if (isColumn(right)) continue
    unite(of, byValue.get(right.value))
    byValue.set(right.value, of)
  }
  return new Set(joined.values()).size > 1 ? 'notByKey' : undefined
}

/** A column that is written alone belongs to the one source whose key it is. */
const aliasOf = (column: Column, scope: Scope) =>
  column.of || (scope.block.sources.find(({ alias }) => isKey({ ...column, of: alias }, scope))?.alias ?? '')

const lock: Check = (scope) => {
  const { block } = scope
  const shards = block.sources.filter((source) => isShard(source, scope))
  if (!block.locks || shards.length === 0) return undefined
  const isInnerOnShards = block.subqueries.some((inner) => readsShards(inner, scope))
  return isRouted(scope) && !isInnerOnShards ? undefined : 'lock'
}

const readsShards = (block: Block, { ctes }: Scope) =>
  [...tablesIn(block)].some((table) => placeOf(table, ctes)?.on === 'shards')

/** Citus plans it and fails when it runs: what is read first is handed on by its columns. */
const noColumns: Check = (scope) => {
  const first = [...scope.block.derived.values()].filter(({ verb, hasLimit }) => verb === 'select' && hasLimit)
  return first.some((inner) => !inner.hasColumns && readsShards(inner, scope)) ? 'noColumns' : undefined
}

const valueSubquery: Check = (scope) =>
  writesToShards(scope) && scope.block.valueSubqueries.length > 0 ? 'valueSubquery' : undefined

const rowFunction: Check = (scope) => {
  const isSet = scope.around.some((outer) => writesToShards({ ...scope, block: outer }))
  const isFromRows = scope.block.sources.some(({ kind }) => kind === 'function') && refersTo(scope).length > 0
  return isSet && isFromRows ? 'rowFunction' : undefined
}

const volatile: Check = (scope) =>
  writesToShards(scope) &&
  scope.block.verb === 'update' &&
  scope.block.functions.some((name) => VOLATILE.includes(name))
    ? 'volatile'
    : undefined

const moved: Check = ({ block, ctes }) => {
  const place = placeOf(block.target, ctes)
  return place?.on === 'shards' && block.sets.includes(place.by) ? 'moved' : undefined
}

const keyless: Check = ({ block, ctes }) => {
  const place = placeOf(block.target, ctes)
  if (place?.on !== 'shards' || block.verb !== 'insert') return undefined
  const { columns, conflict } = block.inserts
  const isWithout = columns.length > 0 && !columns.includes(place.by)
  return isWithout || (conflict.length > 0 && !conflict.includes(place.by)) ? 'keyless' : undefined
}

const wholeOnly: Check = (scope) => {
  const { isRecursive, hasGroupingSets } = scope.block
  return (isRecursive || hasGroupingSets) && readsShards(scope.block, scope) && !isRouted(scope)
    ? 'wholeOnly'
    : undefined
}

/** Whether every distributed table of a block is asked for by one value of its key. */
export function isRouted(scope: Scope): boolean {
  const { block, ctes } = scope
  const byKey = block.equals.filter(([left]) => isKey(left, scope))
  const isFixed = (alias: string, seen: string[] = []): boolean =>
    byKey.some(([left, right]) => {
      if (!isColumn(right)) return aliasOf(left, scope) === alias
      const pair = isKey(right, scope) ? [aliasOf(left, scope), aliasOf(right, scope)] : []
      const other = pair.includes(alias) ? pair.find((one) => one !== alias) : undefined
      return other !== undefined && !seen.includes(other) && isFixed(other, [...seen, alias])
    })
  const place = placeOf(block.target, ctes)
  if (block.verb === 'insert' && place?.on === 'shards') {
    const at = block.inserts.columns.indexOf(place.by)
    return new Set(block.inserts.rows.map((row) => row[at]?.value)).size === 1
  }
  return block.sources.every((source) => !(source.kind === 'table' && isShard(source, scope)) || isFixed(source.alias))
}

const CHECKS: Check[] = [
  localSubquery,
  recurringOuter,
  lateral,
  notByKey,
  lock,
  noColumns,
  valueSubquery,
  rowFunction,
  volatile,
  moved,
  keyless,
  wholeOnly,
]
