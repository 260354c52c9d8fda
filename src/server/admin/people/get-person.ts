import { can } from '#contract/accounts/permissions.ts'
import { outranks } from '#contract/accounts/roles.ts'
import type { Purchases, personCall } from '#contract/admin/people.endpoints.ts'
import { userFailures } from '#contract/admin/user-rules.ts'
import { toRupees } from '#contract/catalog/money.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { aliveSessions } from '#server/accounts/list-sessions.ts'
import { listedUsers } from '#server/accounts/list-users.ts'
import { notesAbout } from '#server/accounts/person-notes.store.ts'
import { addressesOfUser } from '#server/addresses/addresses.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { figuresOf, latestOrdersOf, latestReviewsOf } from './person.store.ts'
import { toNote } from './person-notes.ts'

const ORDERS_SHOWN = 10
const REVIEWS_SHOWN = 5

/** A person as staff see one. Where somebody is logged in is not for those who stand below them. */
export async function getPerson(
  ctx: Ctx,
  { id }: ParsedInput<typeof personCall>,
): Promise<AnswerOf<typeof personCall>> {
  const { db, now } = ctx
  const me = signedIn(ctx)
  const [user] = await listedUsers(db, [{ id }])
  if (!user) throw new Failure(userFailures.unknownUser)
  const sessions = outranks(user.role, me.role) ? null : await aliveSessions(db, { id, role: user.role }, now)
  const reviews = await latestReviewsOf(db, id, REVIEWS_SHOWN)
  const notes = await notesAbout(db, id)
  return {
    data: {
      user,
      purchases: can(me, 'manageAllOrders') ? await purchasesOf(db, id) : null,
      reviews: reviews.map(({ product_id, name, rating, message, removed_reason: removed, created_at }) => ({
        productId: product_id,
        product: name,
        rating,
        message: removed && !can(me, 'moderateReviews') ? null : message,
        removed,
        createdAt: created_at.toISOString(),
      })),
      sessions,
      notes: notes.map((note) => toNote(note, me)),
    },
  }
}

async function purchasesOf(db: Db, id: string): Promise<Purchases> {
  const { orders, paise, last_at } = await figuresOf(db, id)
  const latest = await latestOrdersOf(db, id, ORDERS_SHOWN)
  return {
    figures: {
      orders,
      spent: toRupees(paise),
      averageOrder: orders === 0 ? 0 : toRupees(Math.round(paise / orders)),
      lastOrderAt: last_at?.toISOString() ?? null,
    },
    orders: latest.map(({ total_paise, created_at, ...order }) => ({
      ...order,
      total: toRupees(total_paise),
      createdAt: created_at.toISOString(),
    })),
    addresses: await addressesOfUser(db, id),
  }
}
