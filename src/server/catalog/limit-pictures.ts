import { imageFailures } from '#contract/images/images.failures.ts'
import { consumeQuota } from '#server/accounts/consume-quota.ts'
import type { Ctx } from '#server/platform/http/context.ts'

/** More than anybody uploads by hand. */
const PICTURES = { max: 500, windowMs: 60 * 60 * 1000 }

/** Counts a picture that the caller is about to upload for a product: each costs seconds of a processor. */
export const limitPictures = (ctx: Ctx): Promise<void> =>
  consumeQuota(ctx, 'product-pictures', PICTURES, imageFailures.tooManyUploads)
