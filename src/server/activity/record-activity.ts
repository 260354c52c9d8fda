import type { recordActivityCall } from '#contract/activity/activity.endpoints.ts'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/context.ts'
import { holdProduct, holdVisitor, noteActivity, recentProducts } from './activities.store.ts'
import { raiseHeat } from './heat.store.ts'
import { heatOf, WEIGHTS } from './heat.ts'
import { strengthenPairs } from './pairs.store.ts'

/** A page reloaded, a button pressed twice: the same thing so soon counts once. */
const COUNTS_ONCE_MS = 30_000
/** What a shopper looked at last belongs together, if it was not too long ago. */
const PAIRED_WITH = 5
const PAIRED_WITHIN_MS = 7 * 24 * 60 * 60 * 1000

/** Writes down what a visitor did and lets the shop learn from it: what is trending and what goes with what. */
export async function recordActivity(
  ctx: Ctx,
  { action, productId: given }: ParsedInput<typeof recordActivityCall>,
): Promise<AnswerOf<typeof recordActivityCall>> {
  await ctx.db.transaction().execute(async (tx) => {
    const productId = await holdProduct(tx, given)
    if (!productId) throw new Failure(catalogFailures.unknownProduct)
    const person = { visitorId: ctx.visitor.id(), userId: ctx.actor?.id }
    await holdVisitor(tx, person.visitorId)
    const isNew = await noteActivity(tx, { ...person, productId, action, at: ctx.now }, before(ctx.now, COUNTS_ONCE_MS))
    if (!isNew) return
    const last = await recentProducts(tx, person, PAIRED_WITH + 1, before(ctx.now, PAIRED_WITHIN_MS))
    const others = last.filter((id) => id !== productId).slice(0, PAIRED_WITH)
    await strengthenPairs(tx, productId, others, WEIGHTS[action])
    // Last, because many raise the heat of the same few products and each holds it until the end.
    await raiseHeat(tx, productId, heatOf(WEIGHTS[action], ctx.now))
  })
  return {}
}

const before = (moment: Date, ms: number) => new Date(moment.getTime() - ms)
