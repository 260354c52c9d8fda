import { z } from 'zod'
import { can } from '#contract/accounts/permissions.ts'
import { versionOf } from '#contract/admin/order-version.ts'
import {
  type AttentionItem,
  attentionFailures,
  type countAttentionCall,
  type listAttentionCall,
} from '#contract/attention/attention.endpoints.ts'
import type { DeskAction } from '#contract/attention/attention-kinds.ts'
import { permissionFor } from '#contract/attention/desk-permissions.ts'
import { describeTrouble } from '#contract/attention/trouble-texts.ts'
import { toRupees } from '#contract/catalog/money.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { keysetPage, readCursor } from '#server/platform/http/keyset-page.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { countTroubles, type FoundTrouble, type KindCount, troubles } from './troubles.store.ts'

const position = z.tuple([z.int(), z.int(), z.string()])

export async function listAttention(
  ctx: Ctx,
  { kind, limit, cursor }: ParsedInput<typeof listAttentionCall>,
): Promise<AnswerOf<typeof listAttentionCall>> {
  const { db, now } = ctx
  const after = readCursor(cursor, position, attentionFailures.badCursor)
  const { rows, nextCursor } = await keysetPage(
    limit,
    (limit) => troubles(db, now, { kind, after, limit }),
    ({ keys }) => keys,
  )
  return {
    data: rows.map((trouble) => toItem(trouble, ctx)),
    nextCursor,
    total: totalOf(await countTroubles(db, now, { kind })),
  }
}

export async function countAttention({ db, now }: Ctx): Promise<AnswerOf<typeof countAttentionCall>> {
  const kinds = await countTroubles(db, now)
  return { data: { total: totalOf(kinds), kinds } }
}

const totalOf = (kinds: readonly KindCount[]) => kinds.reduce((sum, { count }) => sum + count, 0)

const lastTryOf = ({ lastTryAt, lastTryBy }: FoundTrouble): AttentionItem['lastTry'] =>
  lastTryAt && lastTryBy ? { at: lastTryAt.toISOString(), by: lastTryBy } : null

function toItem(trouble: FoundTrouble, ctx: Ctx): AttentionItem {
  const { kind, subject, since, orderId, orderNumber, orderMoney, orderState, amountPaise } = trouble
  const { cause, remedy, actions } = describeTrouble(trouble)
  const actor = signedIn(ctx)
  const isAllowed = (action: DeskAction) => {
    const permission = permissionFor(trouble, action)
    return permission !== undefined && can(actor, permission)
  }
  return {
    kind,
    subject,
    since: since.toISOString(),
    order:
      orderId && orderNumber && orderMoney && orderState
        ? { id: orderId, number: orderNumber, money: orderMoney, version: versionOf(orderState, ctx.now) }
        : null,
    amount: amountPaise === null ? null : toRupees(amountPaise),
    cause,
    remedy,
    // There may be no order to open.
    actions: actions.filter((action) => isAllowed(action) && (action !== 'openOrder' || orderId !== null)),
    lastTry: lastTryOf(trouble),
  }
}
