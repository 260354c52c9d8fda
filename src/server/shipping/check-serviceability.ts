import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { serviceabilityCall } from '#contract/shipping/shipping.endpoints.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'

type Answer = AnswerOf<typeof serviceabilityCall>

/** A usual order. */
const WEIGHT_GRAMS = 500
const ANSWER_WITHIN_MS = 4_000
/** We deliver all over India; a courier that does not answer keeps nobody from buying. */
const NOBODY_KNOWS: Answer = { serviceable: true, days: null }

export async function checkServiceability(
  { gateways, log }: Pick<TradeCtx, 'gateways' | 'log'>,
  { pin }: ParsedInput<typeof serviceabilityCall>,
): Promise<Answer> {
  const tooLate = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => tooLate.resolve(NOBODY_KNOWS), ANSWER_WITHIN_MS)
  try {
    // An answer that comes too late for this caller is there for the next.
    return await Promise.race([gateways.shipping.serviceability({ pin, weightGrams: WEIGHT_GRAMS }), tooLate.promise])
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'the courier did not say where it delivers')
    return NOBODY_KNOWS
  } finally {
    clearTimeout(timer)
  }
}
