import { labelFailures, type labelsCall } from '#contract/admin/order-documents.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { chosenOrders, fileName } from '#server/orders/documents/print-documents.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { labelPdf } from './label-pdf.ts'
import { planLabels } from './plan-labels.ts'
import { carriedBy } from './shipments.store.ts'

/** The labels of the chosen orders: the courier's own where it prints some. */
export async function printLabels(
  ctx: TradeCtx,
  { ids }: ParsedInput<typeof labelsCall>,
): Promise<AnswerOf<typeof labelsCall>> {
  const { provider, labels } = ctx.gateways.shipping
  const orders = await chosenOrders(ctx, ids)
  const courier = { provider, printsLabels: labels !== undefined }
  const providerShipmentIds = planLabels(orders, await carriedBy(ctx.db, ids), courier)
  const name = fileName(ctx, 'label', orders)
  if (!labels || providerShipmentIds.length === 0) return { name, bytes: await labelPdf(orders, ctx.now) }
  try {
    return { name, bytes: await labels({ providerShipmentIds }) }
  } catch (cause) {
    ctx.log.warn({ err: cause }, 'The courier sent no labels')
    throw new Failure(labelFailures.away, { cause })
  }
}
