import { can } from '#contract/accounts/permissions.ts'
import type { Ctx } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/signed-in.ts'

/** Limits the caller to the products of one seller; undefined for those who manage everybody's. */
export function sellerScope(ctx: Pick<Ctx, 'actor'>): string | undefined {
  const actor = signedIn(ctx)
  return can(actor, 'manageAllProducts') ? undefined : actor.id
}
