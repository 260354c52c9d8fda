import { z } from 'zod'
import type { FailureKind } from '#contract/platform/failures.ts'
import { readCursor } from '#server/platform/http/keyset-page.ts'
import type { Position } from './reviews.store.ts'

const LAST_MOMENT = Date.UTC(9999, 11, 31)
const position = z.tuple([z.int().nonnegative().max(LAST_MOMENT), z.uuid()])

/** Where a page of reviews goes on: they are sorted by the moment they were written, then by id. */
export function positionIn(cursor: string | undefined, refusal: FailureKind): Position | undefined {
  const keys = readCursor(cursor, position, refusal)
  return keys && { at: new Date(keys[0]), id: keys[1] }
}
