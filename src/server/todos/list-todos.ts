import { can } from '#contract/accounts/permissions.ts'
import type { todosCall } from '#contract/admin/todos.endpoints.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { countAttention } from '#server/attention/list-attention.ts'
import { sellerScope } from '#server/catalog/seller-scope.ts'
import { takesLiveMoney, whoseOrders } from '#server/orders/staff-orders.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { countTodos } from './todos.store.ts'

/** How much there is to do for the caller. */
export async function listTodos(ctx: TradeCtx): Promise<AnswerOf<typeof todosCall>> {
  const actor = signedIn(ctx)
  const { unrefunded, failedRefunds, ...counts } = await countTodos(ctx.db, {
    ordersOf: whoseOrders(ctx),
    productsOf: sellerScope(ctx),
    packsLiveOnly: takesLiveMoney(ctx),
    hasRefunds: can(actor, 'manageAllOrders'),
    hasSellers: can(actor, 'manageSellers'),
    hasGrievances: can(actor, 'mendTroubles'),
  })
  const attention = can(actor, 'mendTroubles') ? (await countAttention(ctx)).data.total : null
  const refundsDue = unrefunded === null ? null : unrefunded + (failedRefunds ?? 0)
  return { data: { ...counts, attention, refundsDue } }
}
