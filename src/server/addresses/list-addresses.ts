import type { getAddressCall, getAllAddressesCall } from '#contract/addresses/addresses.endpoints.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { addressesOfUser } from './addresses.store.ts'

export async function listAddresses(ctx: Ctx): Promise<AnswerOf<typeof getAllAddressesCall>> {
  return { data: await addressesOfUser(ctx.db, signedIn(ctx).id) }
}

/** For callers that want one address and take the first. */
export async function listSelectedFirst(ctx: Ctx): Promise<AnswerOf<typeof getAddressCall>> {
  const { data } = await listAddresses(ctx)
  return { data: data.toSorted((one, other) => Number(other.selected) - Number(one.selected)) }
}
