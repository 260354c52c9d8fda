import { can } from '#contract/accounts/permissions.ts'
import type { dashboardCall } from '#contract/admin/dashboard.endpoints.ts'
import { toRupees } from '#contract/catalog/money.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { daysEarlier, startOfDay } from '#contract/platform/india-days.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { addUpDays } from './add-up-days.ts'
import { bestSellers } from './best-sellers.store.ts'
import { hasTestsSince, LISTED, latestOrders, lowStock, missesSince, sumsByDay } from './dashboard.store.ts'

/** How the shop does; for sellers how their own products do. Today counts up to now, and so does the day it is held against. */
export async function getDashboard(
  ctx: Ctx,
  { days }: ParsedInput<typeof dashboardCall>,
): Promise<AnswerOf<typeof dashboardCall>> {
  const { db, now } = ctx
  const sellerId = can(signedIn(ctx), 'seeReports') ? undefined : signedIn(ctx).id
  const since = startOfDay(now, days - 1)
  const before = { sinceBefore: daysEarlier(since, days), untilBefore: daysEarlier(now, days) }
  const stretch = { since, until: now, ...before }
  const [sums, best, low, latest, misses, hasTests] = await Promise.all([
    sumsByDay(db, stretch, sellerId),
    bestSellers(db, { days, now, sellerId, limit: LISTED }),
    lowStock(db, sellerId, LISTED),
    latestOrders(db, sellerId, LISTED),
    sellerId ? null : missesSince(db, since, LISTED),
    hasTestsSince(db, before.sinceBefore),
  ])
  return {
    data: {
      hasTests,
      ...addUpDays(sums, since, days),
      bestSellers: best.rows.map(({ id, name, image, pieces, paise }) => ({
        _id: id,
        name,
        image,
        pieces,
        sales: toRupees(paise),
      })),
      bestSellersAsOf: best.asOf?.toISOString() ?? null,
      lowStock: low.map(({ id, name, image, stock }) => ({ _id: id, name, image, stocks: stock })),
      latestOrders: latest.map(({ id, number, status, money, paise, created_at }) => ({
        id,
        number,
        status,
        money,
        total: toRupees(paise),
        createdAt: created_at.toISOString(),
      })),
      misses: misses?.map(({ text, times, last_at }) => ({ text, times, lastAt: last_at.toISOString() })) ?? null,
    },
  }
}
