import type { downloadMyDataCall } from '#contract/accounts/profile.endpoints.ts'
import { ticketOf } from '#contract/grievances/ticket.ts'
import { toShippingOrder } from '#contract/orders/shipping-order.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { listSessions } from '#server/accounts/list-sessions.ts'
import { notesAbout } from '#server/accounts/person-notes.store.ts'
import { userById } from '#server/accounts/users.store.ts'
import { activitiesOfUser } from '#server/activity/activities.store.ts'
import { addressesOfUser } from '#server/addresses/addresses.store.ts'
import { cartOfUser } from '#server/cart/cart-of-user.ts'
import { grievancesOf } from '#server/grievances/grievances.store.ts'
import { isSubscribed } from '#server/newsletter/subscribers.store.ts'
import { invoicesOfUser } from '#server/orders/invoices.store.ts'
import { allOrdersOfUser } from '#server/orders/orders-of-user.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { reviewsOfUser } from '#server/reviews/reviews.store.ts'
import { latestSecurityEvents } from '#server/security/list-security-events.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { sellerDataOf } from '#server/sellers/sellers.store.ts'
import { wishlistOfUser } from '#server/wishlist/get-wishlist.ts'

const SECURITY_EVENTS_SHOWN = 1_000

/** Everything the shop keeps under the caller's name. Each domain tells its own part. */
export async function downloadMyData(ctx: AccountCtx): Promise<AnswerOf<typeof downloadMyDataCall>> {
  const { id } = signedIn(ctx)
  const found = await userById(ctx.db, id)
  if (!found) throw new Failure(requestFailures.notSignedIn)
  const { data: sessions } = await listSessions(ctx)
  const cart = await cartOfUser(ctx.db, id)
  await recordSecurity(ctx.db, ctx, { event: 'data-downloaded', of: id })
  return {
    data: {
      user: { ...found.user, language: found.language, createdAt: found.joined.toISOString() },
      newsletter: await isSubscribed(ctx.db, found.user.email),
      sessions,
      addresses: await addressesOfUser(ctx.db, id),
      cart: cart.data,
      savedForLater: cart.saved,
      wishlist: await wishlistOfUser(ctx.db, id),
      orders: (await allOrdersOfUser(ctx.db, id)).map(toShippingOrder),
      invoices: (await invoicesOfUser(ctx.db, id)).map(({ invoice_number: number, issued_at, recipient }) => ({
        ...{ number, issuedAt: issued_at.toISOString(), recipient },
      })),
      reviews: await reviewsOfUser(ctx.db, id),
      activities: await activitiesOfUser(ctx.db, id),
      grievances: (await grievancesOf(ctx.db, found.user.email)).map(({ number, text, answer, created_at }) => ({
        ...{ ticket: ticketOf(number), text, answer },
        at: created_at.toISOString(),
      })),
      notes: (await notesAbout(ctx.db, id)).map(({ text, at }) => ({ text, at: at.toISOString() })),
      seller: await sellerDataOf(ctx.db, id),
      securityEvents: await latestSecurityEvents(ctx.db, id, SECURITY_EVENTS_SHOWN),
    },
  }
}
