import { can } from '#contract/accounts/permissions.ts'
import { imageFailures } from '#contract/images/images.failures.ts'
import type { signUploadCall } from '#contract/images/uploads.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { dropUploadJob } from '#server/gateways/images/drop-upload.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { newToken } from '#server/platform/security/random-tokens.ts'
import { consumeQuota } from './consume-quota.ts'

const HOUR_MS = 60 * 60 * 1000
/** As many as their forms take. What is uploaded and never sent lies there for an hour: so much room, and no more. */
const OF_SHOPPERS = { max: 20, windowMs: HOUR_MS }
const OF_STAFF = { max: 500, windowMs: HOUR_MS }

/** Lets the caller put one picture into the store. Nothing is there to be cleaned up where nobody uploads: the job finds nothing. */
export async function signUpload(
  ctx: AccountCtx,
  file: ParsedInput<typeof signUploadCall>,
): Promise<AnswerOf<typeof signUploadCall>> {
  const { uploads } = ctx.media
  if (!uploads) return { data: null }
  const actor = signedIn(ctx)
  const quota = can(actor, 'manageOwnProducts') ? OF_STAFF : OF_SHOPPERS
  await consumeQuota(ctx, 'uploads', quota, imageFailures.tooManyUploads)
  const reference = newToken()
  const name = uploads.nameOf(actor.id, reference)
  if (!name) throw new Error('A new token is no reference')
  await enqueue(ctx.db, dropUploadJob, { name }, { runAt: new Date(ctx.now.getTime() + HOUR_MS) })
  return { data: { url: await uploads.sign(name, file), type: file.type, reference } }
}
