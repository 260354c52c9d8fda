import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Condition } from './filter-products.ts'

/** What products are marked with, beside their words in one index (`list_marks` in 0004-catalogue.sql). */
export const MARKS: RawBuilder<number[]> =
  sql`list_marks(products.id, products.price_paise, products.in_stock, products.rating_count)`

/** Random samples of one product in so many. */
export type OneIn = 4 | 16 | 64 | 256 | 1024

/** Beside a text the index of words knows the sample. Without one, small samples have indexes; in a large one we look. */
export const inSample = (oneIn: OneIn, { hasText }: { hasText: boolean }): Condition =>
  hasText ? sql`${MARKS} @> ${[-oneIn]}::integer[]` : BY_ID[oneIn]

/** Spelt as the indexes spell it, or they would not be used. */
const lastByte = sql`get_byte(uuid_send(products.id), 15)`
const BY_ID: Record<OneIn, Condition> = {
  4: sql`${lastByte} % 4 = 0`,
  16: sql`${lastByte} % 16 = 0`,
  64: sql`${lastByte} % 64 = 0`,
  256: sql`${lastByte} = 0`,
  1024: sql`${lastByte} = 0 and get_byte(uuid_send(products.id), 14) % 4 = 0`,
}

/** The largest sample that is needed to see so many of about this many matches. */
export function sampleFor(matches: number, wanted: number): OneIn {
  const fitting = ([1024, 256, 64, 16] as const).find((oneIn) => matches / oneIn >= wanted)
  return fitting ?? 4
}

export type Size = {
  /** About how many match. */
  about: number
  /** Whether it is sure that more do than COUNTED_UP_TO. */
  isMany: boolean
}

/**
 * The sample by which lists are measured. A list that has so many products in it is longer than COUNTED_UP_TO: one of that
 * length has them by chance once in a thousand million times.
 */
export const MEASURE = { oneIn: 256, surely: 32 } as const
/** The same by a smaller one, for conditions that no index of the sample knows. */
export const THIN_MEASURE = { oneIn: 1024, surely: 16 } as const

export async function measured(db: Db, where: Condition, text: { hasText: boolean }): Promise<Size> {
  const { rows } = await sql<{ met: number }>`
    select count(*) as met from products where ${where} and ${inSample(MEASURE.oneIn, text)}`.execute(db)
  const met = rows[0]?.met ?? 0
  return { about: met * MEASURE.oneIn, isMany: met >= MEASURE.surely }
}

/** Products that the shop shows first among equals: there to buy, with many reviews, new. */
export const BY_MERIT: RawBuilder<unknown> = sql`products.in_stock desc, products.rating_count desc, products.id desc`
