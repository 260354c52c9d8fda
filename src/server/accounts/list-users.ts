import { z } from 'zod'
import { userFailures } from '#contract/admin/user-rules.ts'
import type { ListedUser, userListCall } from '#contract/admin/users.endpoints.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { keysetPage, readCursor } from '#server/platform/http/keyset-page.ts'
import { countUsers, type UserFilter, type UserSort, userRows } from './manage-users.store.ts'
import { usersById } from './users.store.ts'

const newest = z.tuple([z.uuid()])
const byName = z.tuple([z.string().max(400), z.uuid()])

type ListInput = UserFilter & { limit: number; cursor?: string | undefined; sort: UserSort }

/** The accounts, for those who manage them. */
export async function listUsers(
  ctx: Pick<Ctx, 'db'>,
  { limit, cursor, sort, ...filter }: ListInput,
): Promise<AnswerOf<typeof userListCall>> {
  const after = readCursor(cursor, sort === 'newest' ? newest : byName, userFailures.badCursor)
  const { rows, nextCursor } = await keysetPage(
    limit,
    (limit) => userRows(ctx.db, { filter, sort, after, limit }),
    ({ keys }) => keys,
  )
  return { data: await listedUsers(ctx.db, rows), nextCursor, total: await countUsers(ctx.db, filter) }
}

/** These accounts as the lists show them, in the order asked for. */
export async function listedUsers(db: Db, rows: readonly { id: string }[]): Promise<ListedUser[]> {
  const found = await usersById(
    db,
    rows.map(({ id }) => id),
  )
  const byId = new Map(found.map(({ user, joined }) => [user._id, { ...user, createdAt: joined.toISOString() }]))
  return rows.flatMap(({ id }) => byId.get(id) ?? [])
}
