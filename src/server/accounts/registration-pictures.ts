import { imageFailures } from '#contract/images/images.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { checkPicture, storePicture } from '#server/gateways/images/store-picture.ts'
import type { AccountCtx } from '#server/platform/context.ts'
import { consumeLimit } from './consume-limit.ts'
import { networkOf, subjectOf } from './limits.ts'
import { picturesOf, type WaitingPicture, waitingBytes } from './registration-pictures.store.ts'

/** Registrations with pictures from one network. */
const WITH_PICTURES = { max: 30, windowMs: 60 * 60 * 1000 }
/** What may wait of all registrations together. Beyond it people register without a picture and add one later. */
const MOST_WAITING_BYTES = 256 * 1024 * 1024

type Uploads = { avatar?: Blob | undefined; coverImage?: Blob | undefined }

/** The pictures of a registration, looked at but not decoded: whoever sends them has proven nothing yet. */
export async function readPictures(ctx: AccountCtx, { avatar, coverImage }: Uploads): Promise<WaitingPicture[]> {
  const uploads = Object.entries({ avatar, coverImage }) as ['avatar' | 'coverImage', Blob | undefined][]
  const pictures: WaitingPicture[] = []
  for (const [field, upload] of uploads) {
    if (upload) pictures.push({ field, bytes: Buffer.from(await checkPicture(field, upload)) })
  }
  if (pictures.length > 0) await assertRoom(ctx)
  return pictures
}

async function assertRoom(ctx: AccountCtx): Promise<void> {
  const here = subjectOf('register-pictures', networkOf(ctx.from.address))
  await consumeLimit(ctx, here, WITH_PICTURES, imageFailures.tooManyUploads)
  if ((await waitingBytes(ctx.db)) > MOST_WAITING_BYTES) throw new Failure(imageFailures.storeFull)
}

type Stored = { avatar_id?: string; cover_id?: string; isWhole: boolean }

/** Makes the pictures of a registration whose code was proven. One that cannot be had is left out: the account matters more. */
export async function storeWaitingPictures(ctx: AccountCtx, registrationId: string): Promise<Stored> {
  const stored: Stored = { isWhole: true }
  for (const { field, bytes } of await picturesOf(ctx.db, registrationId)) {
    try {
      const { id } = await storePicture(ctx, field, new Blob([new Uint8Array(bytes)]))
      stored[field === 'avatar' ? 'avatar_id' : 'cover_id'] = id
    } catch (error) {
      // Busy is over in a moment, and the code is still good then.
      if (!(error instanceof Failure) || error.kind === requestFailures.overloaded) throw error
      stored.isWhole = false
    }
  }
  return stored
}
