import type { z } from 'zod'
import { Failure, type FailureKind } from '#contract/platform/failures.ts'
import type { KeyValues } from '../db/keyset.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'

/** What a cursor says, undefined on the first page. Refuses a cursor that was not made for such a list. */
export function readCursor<Keys extends z.ZodType>(
  cursor: string | undefined,
  keys: Keys,
  refusal: FailureKind,
): z.output<Keys> | undefined {
  if (cursor === undefined) return undefined
  const values = decodeCursor(cursor, keys)
  if (values === undefined) throw new Failure(refusal)
  return values
}

/** One page of a list. One row more than asked for is fetched: it tells whether there is a next page. */
export async function keysetPage<Row>(
  limit: number,
  fetch: (limit: number) => Promise<Row[]>,
  keysOf: (row: Row) => KeyValues,
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const found = await fetch(limit + 1)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, nextCursor: last && found.length > limit ? encodeCursor(keysOf(last)) : null }
}
