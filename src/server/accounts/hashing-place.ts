import type { AccountCtx } from '#server/platform/context.ts'
import type { Place } from '#server/platform/fair-turns.ts'
import { widestNetworkOf } from '#server/platform/network-of.ts'
import { knownDevice } from './limit-attempts.ts'

/** Where the caller waits for a turn of hashing: who is logged in, or was on this device, apart from all strangers. */
export async function hashingPlace(ctx: AccountCtx, account = ctx.actor?.id): Promise<Place> {
  if (ctx.actor) return { isKnown: true, lane: ctx.actor.id }
  const device = account && (await knownDevice(ctx, account))
  return device ? { isKnown: true, lane: device } : { isKnown: false, lane: widestNetworkOf(ctx.from.address) }
}
