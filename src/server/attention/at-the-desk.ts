import { can } from '#contract/accounts/permissions.ts'
import { attentionFailures } from '#contract/attention/attention.endpoints.ts'
import type { AttentionKind, DeskAction } from '#contract/attention/attention-kinds.ts'
import { movesMoney, permissionFor } from '#contract/attention/desk-permissions.ts'
import { describeTrouble } from '#contract/attention/trouble-texts.ts'
import type { AuditAction } from '#contract/audit/audit-actions.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { accountById } from '#server/accounts/users.store.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { lockOrder } from '#server/orders/orders.store.ts'
import { findRefund } from '#server/payments/refunds.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertProven } from '#server/platform/http/assert-proven.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { newId } from '#server/platform/ids.ts'
import { assertVersion } from '#server/refunds/assert-version.ts'
import { lockPaymentAndOrder } from '#server/refunds/lock-payment-and-order.ts'
import { insertAction } from './desk-actions.store.ts'
import { type FoundTrouble, troubles } from './troubles.store.ts'

type Asked = { kind: AttentionKind; subject: string /** The version of its order. */; seen: string | null }

/**
 * What is on the desk under this name and can be mended this way; refuses what is not, or not any more. Its order is locked
 * and as it was seen.
 */
export async function troubleToMend(ctx: Ctx, tx: Db, asked: Asked, by: DeskAction): Promise<FoundTrouble> {
  // Before it is looked for, and again with the task that it turns out to be.
  assertMay(ctx, { kind: asked.kind, code: null }, by)
  const before = await troubleNow(ctx, tx, asked)
  assertMay(ctx, before, by)
  const trouble = before.orderId ? await lockedTrouble(ctx, tx, before.orderId, asked) : before
  if (!describeTrouble(trouble).actions.includes(by)) throw new Failure(attentionFailures.notByThis)
  return trouble
}

/** Refuses what the caller may not do, or may only with the password. */
function assertMay(ctx: Ctx, trouble: Pick<FoundTrouble, 'kind' | 'code'>, by: DeskAction): void {
  const permission = permissionFor(trouble, by)
  if (!permission) throw new Failure(attentionFailures.notByThis)
  if (!can(signedIn(ctx), permission)) throw new Failure(requestFailures.forbidden)
  if (movesMoney(trouble, by)) assertProven(ctx)
}

async function troubleNow({ now }: Ctx, tx: Db, { kind, subject }: Asked): Promise<FoundTrouble> {
  const [trouble] = await troubles(tx, now, { kind, subject, limit: 1 })
  if (!trouble) throw new Failure(attentionFailures.gone)
  return trouble
}

/** A colleague may have mended it while we waited for its order. */
async function lockedTrouble(ctx: Ctx, tx: Db, orderId: string, asked: Asked): Promise<FoundTrouble> {
  const { kind, subject } = asked
  const refund = kind === 'refundFailed' ? await findRefund(tx, subject) : undefined
  await (refund ? lockPaymentAndOrder(tx, refund.paymentId) : lockOrder(tx, orderId))
  const trouble = await troubleNow(ctx, tx, asked)
  await assertVersion(tx, orderId, asked.seen ?? '', ctx.now)
  return trouble
}

type Done = {
  action: 'retry' | 'refund' | 'settle'
  note?: string
  /** For the history of its order. */
  entry?: AuditAction | undefined
}

/** Writes down who did what at the desk, and on the order where it is about one. */
export async function recordAction(ctx: Ctx, tx: Db, trouble: FoundTrouble, done: Done): Promise<void> {
  const { id: actorId } = signedIn(ctx)
  const { kind, subject, orderId } = trouble
  const { action, note, entry } = done
  const actor_name = (await accountById(tx, actorId))?.fullName ?? 'Staff'
  await insertAction(tx, {
    id: newId(),
    kind,
    subject,
    action,
    at: ctx.now,
    actor_id: actorId,
    actor_name,
    note: note ?? null,
  })
  if (!orderId || !entry) return
  const changes = note ? { note: [null, note] as [null, string] } : {}
  await recordChange(tx, ctx.actor, ctx.now, { action: entry, id: orderId, changes })
}
