import { fileKey, MOST_NAMED_PICTURES } from '#contract/catalog/picture-cell.ts'
import type { namePictureCall } from '#contract/catalog/product-import.endpoints.ts'
import { importFailures } from '#contract/catalog/product-import.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { storePicture } from '#server/gateways/images/store-picture.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { limitPictures } from '../limit-pictures.ts'
import { countNamed, dropNamedBefore, picturesNamed, putNamed } from './named-pictures.store.ts'

/** So long the rows of a table may name a picture; one that no product shows by then goes by itself. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** Keeps a picture for the rows of a table that is about to come. */
export async function namePicture(
  ctx: AccountCtx,
  { name, picture }: ParsedInput<typeof namePictureCall>,
): Promise<AnswerOf<typeof namePictureCall>> {
  const userId = signedIn(ctx).id
  const key = fileKey(name)
  await dropNamedBefore(ctx.db, userId, new Date(ctx.now.getTime() - KEPT_MS))
  const isKnown = (await picturesNamed(ctx.db, userId, [key])).size > 0
  if (!isKnown && (await countNamed(ctx.db, userId)) >= MOST_NAMED_PICTURES)
    throw new Failure(importFailures.tooManyNamed)
  await limitPictures(ctx)
  const { id: imageId } = await storePicture(ctx, 'picture', picture)
  await putNamed(ctx.db, { userId, name: key, imageId, now: ctx.now })
  return { data: { name } }
}
