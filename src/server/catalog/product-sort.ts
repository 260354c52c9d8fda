import { z } from 'zod'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { Sort } from '#contract/catalog/product-filters.ts'
import { Failure } from '#contract/platform/failures.ts'
import { decodeCursor, encodeCursor } from '#server/platform/cursor.ts'

const whole = z.int32().nonnegative()

/** What lists are ordered by, and what a cursor may say of it. */
const KEYS = {
  id: z.uuid(),
  price_paise: whole,
  average_rating: z.number().min(0).max(5),
  rating_count: whole,
  /** How well a product matches the text of a search. */
  score: whole,
}
type Key = keyof typeof KEYS
type Value = string | number

export type Order = { name: Sort; keys: readonly Key[]; direction: 'asc' | 'desc' }
export type Place = { id: string } & Partial<Record<Key, Value>>

/** Ids grow with time, so they alone give the newest first, and they part what is equal otherwise. */
const ORDERS: Record<Sort, Order> = {
  relevance: { name: 'relevance', keys: ['score', 'id'], direction: 'desc' },
  newest: { name: 'newest', keys: ['id'], direction: 'desc' },
  priceAsc: { name: 'priceAsc', keys: ['price_paise', 'id'], direction: 'asc' },
  priceDesc: { name: 'priceDesc', keys: ['price_paise', 'id'], direction: 'desc' },
  rating: { name: 'rating', keys: ['average_rating', 'rating_count', 'id'], direction: 'desc' },
}

/** Without a text nothing is more relevant than the rest, so the newest come first. */
export function orderFor(sort: Sort = 'relevance', { hasText }: { hasText: boolean }): Order {
  return sort === 'relevance' && !hasText ? ORDERS.newest : ORDERS[sort]
}

export const cursorAt = ({ name, keys }: Order, place: Place) =>
  encodeCursor([name, ...keys.map((key) => place[key] ?? '')])

/** Where the cursor's page ended. Refuses one that was made for another order, or not by us. */
export function valuesAt({ name, keys }: Order, cursor: string | undefined): Value[] | undefined {
  if (cursor === undefined) return undefined
  const values = decodeCursor(cursor, z.tuple([z.literal(name)], z.union([z.string(), z.number()])))?.slice(1)
  const fits = values?.length === keys.length && keys.every((key, at) => KEYS[key].safeParse(values[at]).success)
  if (!values || !fits) throw new Failure(catalogFailures.badCursor)
  return values
}
