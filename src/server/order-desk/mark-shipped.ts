import type { markShippedCall, Refused } from '#contract/admin/order-documents.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { orderNumbers } from '#server/orders/order-numbers.store.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { moveOrderByStaff } from './move-order-by-staff.ts'

/** Each by the rule that holds for one, in a transaction of its own: one that cannot be moved holds up none of the others. */
export async function markShipped(
  ctx: TradeCtx,
  { orders }: ParsedInput<typeof markShippedCall>,
): Promise<AnswerOf<typeof markShippedCall>> {
  const numbers = await orderNumbers(
    ctx.db,
    orders.map(({ id }) => id),
  )
  const moved: string[] = []
  const refused: Refused[] = []
  for (const [id, seen] of new Map(orders.map(({ id, seen }) => [id, seen]))) {
    const number = numbers.get(id) ?? ''
    try {
      await moveOrderByStaff(ctx, { id, status: 'shipped', restock: false, seen })
      moved.push(number)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      refused.push({ id, number, reason: error.message })
    }
  }
  return { message: messageOf(moved.length, refused.length), data: { moved, refused } }
}

function messageOf(moved: number, refused: number): string {
  const done = `${moved} ${moved === 1 ? 'order' : 'orders'} marked as shipped.`
  return refused === 0 ? done : `${done} ${refused} couldn’t be.`
}
