import { z } from 'zod'
import {
  type AttentionItem,
  attentionFailures,
  type countAttentionCall,
  type listAttentionCall,
} from '#contract/attention/attention.endpoints.ts'
import { describeTrouble } from '#contract/attention/trouble-texts.ts'
import { toRupees } from '#contract/catalog/money.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { keysetPage, readCursor } from '#server/platform/keyset-page.ts'
import { countTroubles, type FoundTrouble, type KindCount, troubles } from './troubles.store.ts'

const position = z.tuple([z.int(), z.int(), z.string()])

export async function listAttention(
  { db, now }: Ctx,
  { kind, limit, cursor }: ParsedInput<typeof listAttentionCall>,
): Promise<AnswerOf<typeof listAttentionCall>> {
  const after = readCursor(cursor, position, attentionFailures.badCursor)
  const { rows, nextCursor } = await keysetPage(
    limit,
    (limit) => troubles(db, now, { kind, after, limit }),
    ({ keys }) => keys,
  )
  return { data: rows.map(toItem), nextCursor, total: totalOf(await countTroubles(db, now, { kind })) }
}

export async function countAttention({ db, now }: Ctx): Promise<AnswerOf<typeof countAttentionCall>> {
  const kinds = await countTroubles(db, now)
  return { data: { total: totalOf(kinds), kinds } }
}

const totalOf = (kinds: readonly KindCount[]) => kinds.reduce((sum, { count }) => sum + count, 0)

function toItem(trouble: FoundTrouble): AttentionItem {
  const { kind, subject, since, orderId, orderNumber, amountPaise, lastTryAt, lastTryBy } = trouble
  const { cause, remedy, actions } = describeTrouble(trouble)
  return {
    kind,
    subject,
    since: since.toISOString(),
    order: orderId && orderNumber ? { id: orderId, number: orderNumber } : null,
    amount: amountPaise === null ? null : toRupees(amountPaise),
    cause,
    remedy,
    // There may be none to open.
    actions: actions.filter((action) => action !== 'openOrder' || orderId !== null),
    lastTry: lastTryAt && lastTryBy ? { at: lastTryAt.toISOString(), by: lastTryBy } : null,
  }
}
