import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { updateAvatarCall } from '#contract/accounts/profile.endpoints.ts'
import { imageFailures } from '#contract/images/images.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { storePicture } from '#server/gateways/images/store-picture.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { consumeQuota } from './consume-quota.ts'
import { dropUserImages } from './drop-user-images.ts'
import { ownDetailOf } from './user-detail.ts'
import { updateUser } from './users.store.ts'

const AVATARS = { max: 20, windowMs: 60 * 60 * 1000 }

export async function updateAvatar(
  ctx: AccountCtx,
  { avatar }: ParsedInput<typeof updateAvatarCall>,
): Promise<AnswerOf<typeof updateAvatarCall>> {
  const { id } = signedIn(ctx)
  await consumeQuota(ctx, 'avatars', AVATARS, imageFailures.tooManyUploads)
  const picture = await storePicture(ctx, 'avatar', avatar)
  await ctx.db.transaction().execute(async (tx) => {
    await dropUserImages(tx, id)
    await updateUser(tx, id, { avatar_id: picture.id })
  })
  return { message: accountTexts.avatarChanged, data: await ownDetailOf(ctx, id) }
}
