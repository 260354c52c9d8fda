import { z } from 'zod'
import { userFailures } from '#contract/admin/user-rules.ts'
import type { ListedUser, userListCall } from '#contract/admin/users.endpoints.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/context.ts'
import { decodeCursor, encodeCursor } from '#server/platform/cursor.ts'
import type { Db } from '#server/platform/db/database.ts'
import { countPeople, type PeopleFilter, type PeopleSort, peoplePlaces } from './manage-users.store.ts'
import { usersById } from './users.store.ts'

const newest = z.tuple([z.uuid()])
const byName = z.tuple([z.string().max(400), z.uuid()])

type Asked = PeopleFilter & { limit: number; cursor?: string | undefined; sort: PeopleSort }

/** The accounts, for those who manage them. */
export async function listPeople(
  ctx: Pick<Ctx, 'db'>,
  { limit, cursor, sort, ...filter }: Asked,
): Promise<AnswerOf<typeof userListCall>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, sort === 'newest' ? newest : byName)
  if (cursor !== undefined && !after) throw new Failure(userFailures.badCursor)
  // One more than asked for tells whether there is a next page.
  const places = await peoplePlaces(ctx.db, { filter, sort, after, limit: limit + 1 })
  const shown = places.slice(0, limit)
  const last = shown.at(-1)
  return {
    data: await inOrder(ctx.db, shown),
    nextCursor: places.length > limit && last ? encodeCursor(last.keys) : null,
    total: await countPeople(ctx.db, filter),
  }
}

/** One account as the lists have it. */
export const userListed = (db: Db, id: string): Promise<ListedUser[]> => inOrder(db, [{ id }])

async function inOrder(db: Db, places: readonly { id: string }[]): Promise<ListedUser[]> {
  const found = await usersById(
    db,
    places.map(({ id }) => id),
  )
  const byId = new Map(found.map(({ user, joined }) => [user._id, { ...user, createdAt: joined.toISOString() }]))
  return places.flatMap(({ id }) => byId.get(id) ?? [])
}
