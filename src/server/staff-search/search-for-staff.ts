import { can } from '#contract/accounts/permissions.ts'
import { isSearchable } from '#contract/admin/sought-text.ts'
import type { StaffFound, staffSearchCall } from '#contract/admin/staff-search.endpoints.ts'
import { toRupees } from '#contract/catalog/money.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { sellerScope } from '#server/catalog/seller-scope.ts'
import { whoseOrders } from '#server/orders/staff-orders.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { matchQuery } from '#server/search/match-query.ts'
import { ordersFor, sellersOrdersFor } from './find-orders.store.ts'
import { peopleFor } from './find-people.store.ts'
import { type FoundProduct, productsFor, productsLike } from './find-products.store.ts'

const MOST = 5

/** A few of everything that a text may mean, as far as the caller may see it. */
export async function searchForStaff(
  ctx: Ctx,
  { q }: ParsedInput<typeof staffSearchCall>,
): Promise<AnswerOf<typeof staffSearchCall>> {
  if (!isSearchable(q)) return { data: { orders: [], products: [], people: [] } }
  const [orders, products, people] = await Promise.all([
    findOrders(ctx, q),
    findProducts(ctx, q),
    can(signedIn(ctx), 'manageUsers') ? peopleFor(ctx.db, q, MOST) : [],
  ])
  return { data: { orders, products, people } }
}

async function findOrders(ctx: Ctx, q: string): Promise<StaffFound['orders']> {
  const sellerId = whoseOrders(ctx)
  if (sellerId) {
    const own = await sellersOrdersFor(ctx.db, sellerId, q, MOST)
    return own.map((order) => ({ ...order, customer: null, total: null }))
  }
  const all = await ordersFor(ctx.db, q, MOST)
  return all.map(({ total_paise, ...order }) => ({ ...order, total: toRupees(total_paise) }))
}

/** What is spelt right is found as it stands; else it is understood as the shop's search does. */
async function findProducts(ctx: Ctx, q: string): Promise<FoundProduct[]> {
  const sellerId = sellerScope(ctx)
  const found = await productsFor(ctx.db, sellerId, q, MOST)
  if (found.length === MOST) return found
  const { match } = await matchQuery(ctx.db, q)
  if (!match) return found
  const like = await productsLike(ctx.db, sellerId, match, MOST)
  return [...found, ...like.filter(({ id }) => !found.some((one) => one.id === id))].slice(0, MOST)
}
