import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import type { SellerAccount } from '#contract/sellers/seller-account.endpoints.ts'
import { sellerFailures } from '#contract/sellers/sellers.failures.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { sellersByIds } from './sellers.store.ts'

/** Where the caller's own seller account stands. */
export async function sellerAccount(ctx: Ctx): Promise<{ data: SellerAccount }> {
  return { data: await ownSellerAccount(ctx) }
}

export async function ownSellerAccount(ctx: Ctx): Promise<SellerAccount> {
  const [seller] = await sellersByIds(ctx.db, [signedIn(ctx).id])
  if (!seller) throw new Failure(requestFailures.notSignedIn)
  if (seller.role !== 'seller') throw new Failure(sellerFailures.notSeller)
  const { state, reason, fullName, gstNumber, phoneNumber, pickup, resent } = seller
  return { state, reason, fullName, gstNumber, phoneNumber, pickup, resentAt: resent?.at ?? null }
}
