import type { Place } from '#server/platform/fair-queue.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { widestNetworkOf } from '#server/platform/http/network-of.ts'
import { knownDevice } from './limit-attempts.ts'

/**
 * Where the caller waits for a turn of hashing: who is logged in, or was on this device, apart from all strangers. The
 * network is part of it: one with many accounts has no more lanes than one with few.
 */
export async function hashingPlace(ctx: AccountCtx, account = ctx.actor?.id): Promise<Place> {
  const isKnown = ctx.actor !== undefined || (account !== undefined && (await knownDevice(ctx, account)) !== undefined)
  return { isKnown, lane: widestNetworkOf(ctx.from.address) }
}
