import { attentionFailures } from '#contract/attention/attention.endpoints.ts'
import type { DeskAction } from '#contract/attention/attention-kinds.ts'
import { Failure } from '#contract/platform/failures.ts'
import { lockStrayPayment } from '#server/payments/stray-payments.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { troubleToMend } from './at-the-desk.ts'

/** A payment that we did not ask for and that is not decided about yet; of two who do at once, the second is refused. */
export async function lockStrayTrouble(ctx: Ctx, tx: Db, subject: string, by: DeskAction) {
  const stray = await lockStrayPayment(tx, subject)
  if (!stray) throw new Failure(attentionFailures.gone)
  return { stray, trouble: await troubleToMend(ctx, tx, { kind: 'moneyUnknown', subject, seen: null }, by) }
}
