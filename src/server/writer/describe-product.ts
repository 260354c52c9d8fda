import { ATTRIBUTES } from '#contract/catalog/attributes.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { DescribedProduct, describeCall } from '#contract/writer/describe.endpoints.ts'
import { writerFailures } from '#contract/writer/writer.failures.ts'
import { consumeQuota } from '#server/accounts/consume-quota.ts'
import type { CallCtx } from '#server/platform/http/context.ts'
import { splitSentences } from './split-sentences.ts'
import type { TextCache } from './text-cache.ts'
import { toFailure } from './writer-failure.ts'

/** A name takes a few tries to type, each of them a description. */
export const QUOTA = { max: 100, windowMs: 60 * 60 * 1_000 }
/** A service that does not find an end is stopped here. */
const LONGEST = 4_000

/**
 * Writes about a product. It is refused only before the first sentence: from then on something can be shown, and what a
 * service breaks off ends with its last whole sentence.
 */
export const describeProduct = (cache: TextCache) =>
  async function describe(ctx: CallCtx, product: DescribedProduct): Promise<AnswerOf<typeof describeCall>> {
    const key = keyOf(product)
    const known = cache.get(key)
    if (known) return { chunks: chunksOf([known]) }
    await consumeQuota(ctx, 'descriptions', QUOTA, writerFailures.tooMany)
    const signal = ctx.whenGone()
    const sentences = splitSentences(ctx.gateways.writer.describe(product, signal))
    const first = await sentences.next().catch((problem) => {
      throw toFailure(problem)
    })
    if (first.done) throw new Failure(writerFailures.unavailable)
    return { chunks: written(first.value) }

    async function* written(opening: string): AsyncGenerator<string> {
      let text = opening
      yield opening
      try {
        for await (const sentence of sentences) {
          if (text.length + sentence.length > LONGEST) break
          text += sentence
          yield sentence
        }
      } catch (problem) {
        if (signal.aborted) return
        ctx.log.warn({ err: problem }, 'a description broke off')
        return
      }
      cache.set(key, text)
    }
  }

const keyOf = ({ name, category, attributes = {} }: DescribedProduct) =>
  JSON.stringify([name, category, ATTRIBUTES.map((attribute) => attributes[attribute])])

async function* chunksOf(chunks: readonly string[]): AsyncGenerator<string> {
  yield* chunks
}
