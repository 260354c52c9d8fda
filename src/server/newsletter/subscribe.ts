import type { subscribeCall } from '#contract/newsletter/newsletter.endpoints.ts'
import { newsletterTexts } from '#contract/newsletter/newsletter.texts.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { addSubscriber } from './subscribers.store.ts'

/** Says the same whether the address is new or not: nobody learns who reads the newsletter. */
export async function subscribe(
  ctx: Ctx,
  { email }: ParsedInput<typeof subscribeCall>,
): Promise<AnswerOf<typeof subscribeCall>> {
  await addSubscriber(ctx.db, email, ctx.now)
  return { message: newsletterTexts.done }
}
