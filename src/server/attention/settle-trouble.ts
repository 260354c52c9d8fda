import type { settleTroubleCall } from '#contract/attention/attention.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { recordAction, troubleToMend } from './at-the-desk.ts'

/** Takes something off the desk that was mended by other means. Should it go wrong anew, it is back. */
export async function settleTrouble(
  ctx: Ctx,
  { note, ...asked }: ParsedInput<typeof settleTroubleCall>,
): Promise<AnswerOf<typeof settleTroubleCall>> {
  await ctx.db.transaction().execute(async (tx) => {
    const trouble = await troubleToMend(ctx, tx, asked, 'settle')
    await recordAction(ctx, tx, trouble, { action: 'settle', note, words: 'Marked as settled' })
  })
  return { message: 'Marked as settled.' }
}
