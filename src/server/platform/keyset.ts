import { type RawBuilder, sql } from 'kysely'

/** A way to sort a list: columns or expressions, the last of which no two rows share. */
export type Sorting = { keys: readonly RawBuilder<unknown>[]; direction: 'asc' | 'desc' }

export const orderBy = ({ keys, direction }: Sorting) => sql.join(keys.map((key) => sql`${key} ${sql.raw(direction)}`))

/** What comes after the row where the last page ended. */
export function isBeyond({ keys, direction }: Sorting, after: readonly (string | number)[] | undefined) {
  if (!after) return sql<boolean>`true`
  return sql<boolean>`(${sql.join([...keys])}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${sql.join([...after])})`
}

/** The text for `like` that finds what contains the words as they were typed. */
export const containing = (typed: string) => `%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
