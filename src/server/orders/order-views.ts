import {
  type deleteViewCall,
  type listViewsCall,
  MOST_VIEWS,
  type saveViewCall,
  viewFailures,
} from '#contract/admin/order-views.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { newId } from '#server/platform/ids.ts'
import { deleteViewOf, insertView, lockViewsOf, viewsOf } from './order-views.store.ts'

export const listViews = async (ctx: Ctx): Promise<AnswerOf<typeof listViewsCall>> => ({
  data: await viewsOf(ctx.db, signedIn(ctx).id),
})

export async function saveView(
  ctx: Ctx,
  { name, filter }: ParsedInput<typeof saveViewCall>,
): Promise<AnswerOf<typeof saveViewCall>> {
  const { id: userId } = signedIn(ctx)
  const view = { id: newId(), name, filter }
  await ctx.db.transaction().execute(async (tx) => {
    const views = await lockViewsOf(tx, userId)
    const isTaken = views.some((one) => one.name.toLowerCase() === name.toLowerCase())
    if (isTaken) throw new Failure(viewFailures.nameTaken, { fields: { name: viewFailures.nameTaken.text } })
    if (views.length >= MOST_VIEWS) throw new Failure(viewFailures.tooMany)
    await insertView(tx, { ...view, userId, now: ctx.now })
  })
  return { message: `“${name}” is saved.`, data: view }
}

export async function deleteView(
  ctx: Ctx,
  { id }: ParsedInput<typeof deleteViewCall>,
): Promise<AnswerOf<typeof deleteViewCall>> {
  if (!(await deleteViewOf(ctx.db, signedIn(ctx).id, id))) throw new Failure(viewFailures.unknown)
  return { message: 'The view is removed.' }
}
