import type { Pool } from 'pg'
import { PLACEMENTS, type Placement } from './placement.ts'

export type UniqueIndex = { table: string; name: string; columns: string[] }
export type ForeignKey = {
  table: string
  name: string
  columns: string[]
  to: string
  toColumns: string[]
  /** a: no action, r: restrict, c: cascade, n: set null, d: set default. */
  onDelete: string
}
export type Trigger = { table: string; name: string }
export type SchemaFacts = { tables: string[]; uniques: UniqueIndex[]; foreignKeys: ForeignKey[]; triggers: Trigger[] }

/** Something of the schema that Citus refuses, by a name that stays the same from one run to the next. */
export type Finding = { what: string; rule: string }

export function judgeSchema(
  { uniques, foreignKeys, triggers }: Omit<SchemaFacts, 'tables'>,
  placements: Record<string, Placement> = PLACEMENTS,
): Finding[] {
  const found = (at: { table: string; name: string }, rule: string | undefined) =>
    rule ? [{ what: `${at.table}.${at.name}`, rule }] : []
  return [
    ...uniques.flatMap((one) => found(one, uniqueRule(one, placements[one.table]))),
    ...foreignKeys.flatMap((one) => found(one, foreignKeyRule(one, placements[one.table], placements[one.to]))),
    ...triggers.flatMap((one) => found(one, triggerRule(placements[one.table]))),
  ].sort((one, other) => (one.what < other.what ? -1 : 1))
}

function uniqueRule({ columns }: UniqueIndex, at?: Placement): string | undefined {
  if (at?.on !== 'shards' || columns.includes(at.by)) return undefined
  return 'unique without the distribution column: no node sees the rows of the others'
}

function triggerRule(at?: Placement): string | undefined {
  if (!at || at.on === 'coordinator') return undefined
  return 'triggers are for tables of the coordinator: those of a shard would run and notify on its node'
}

function foreignKeyRule({ columns, toColumns, onDelete }: ForeignKey, at?: Placement, to?: Placement) {
  if (to?.on === 'shards') {
    if (at?.on !== 'shards') return 'a foreign key to a distributed table from one that is not'
    const place = columns.indexOf(at.by)
    if (at.with !== to.with || place < 0 || toColumns[place] !== to.by)
      return 'a foreign key between distributed tables that is not over their common key'
    return 'nd'.includes(onDelete) ? 'set null on the distribution column' : undefined
  }
  if (at?.on === 'shards' && to?.on === 'coordinator')
    return 'a foreign key from a distributed table to the coordinator'
  if (at?.on === 'shards' && 'nd'.includes(onDelete) && columns.includes(at.by))
    return 'set null on the distribution column'
  if (at?.on === 'every node' && to?.on === 'coordinator' && !'ar'.includes(onDelete))
    return 'a foreign key that acts, from a reference table to the coordinator'
  return undefined
}

/** As a migrated database has it. */
export async function readSchema(pool: Pool): Promise<SchemaFacts> {
  const rows = async <Row extends object>(text: string) => (await pool.query<Row>(text)).rows
  const columns = (key: string, table: string) =>
    `array(select attname::text from unnest(${key}) with ordinality as k (at, place)
       join pg_attribute on attrelid = ${table} and attnum = k.at order by place)`
  const ours = (oid: string) => `join pg_class c on c.oid = ${oid} and c.relnamespace = 'public'::regnamespace`
  return {
    tables: (
      await rows<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public' order by 1")
    ).map(({ name }) => name),
    uniques:
      await rows(`select c.relname as table, i.relname as name, ${columns('x.indkey[0:x.indnkeyatts - 1]', 'c.oid')} as columns
      from pg_index x ${ours('x.indrelid')} join pg_class i on i.oid = x.indexrelid where x.indisunique or x.indisexclusion`),
    foreignKeys:
      await rows(`select c.relname as table, f.conname as name, ${columns('f.conkey', 'f.conrelid')} as columns,
      t.relname as to, ${columns('f.confkey', 'f.confrelid')} as "toColumns", f.confdeltype as "onDelete"
      from pg_constraint f ${ours('f.conrelid')} join pg_class t on t.oid = f.confrelid where f.contype = 'f'`),
    triggers: await rows(
      `select c.relname as table, tgname as name from pg_trigger ${ours('tgrelid')} where not tgisinternal`,
    ),
  }
}
