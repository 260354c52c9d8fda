import { can } from '#contract/accounts/permissions.ts'
import type { Ctx } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/signed-in.ts'

/** Whose products the caller may touch: undefined for everybody's, otherwise only those of this seller. */
export function whoseProducts(ctx: Pick<Ctx, 'actor'>): string | undefined {
  const actor = signedIn(ctx)
  return can(actor, 'manageAllProducts') ? undefined : actor.id
}
