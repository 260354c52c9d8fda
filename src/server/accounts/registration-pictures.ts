import { imageFailures } from '#contract/images/images.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { checkPicture, storePicture } from '#server/gateways/images/store-picture.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { networkOf } from '#server/platform/http/network-of.ts'
import { consumeLimit } from './consume-limit.ts'
import { subjectOf } from './limits.ts'
import { type NewPicture, picturesOf, type WaitingPicture, waitingBytes } from './registration-pictures.store.ts'

/** Registrations with pictures from one network. */
const WITH_PICTURES = { max: 30, windowMs: 60 * 60 * 1000 }
/** What may wait of all registrations together. Beyond it people register without a picture and add one later. */
export const MOST_WAITING_BYTES = 256 * 1024 * 1024
/** So that one network does not take the room of the others. */
const MOST_OF_A_NETWORK = MOST_WAITING_BYTES / 4

type Uploads = { avatar?: Blob | undefined; coverImage?: Blob | undefined }

/**
 * The pictures of a registration, looked at but not decoded: whoever sends them has proven nothing yet. Where there is no
 * room for them they are empty, which counts as damaged once the code is proven.
 */
export async function readPictures(ctx: AccountCtx, { avatar, coverImage }: Uploads): Promise<NewPicture[]> {
  const uploads = Object.entries({ avatar, coverImage }) as ['avatar' | 'coverImage', Blob | undefined][]
  const pictures: WaitingPicture[] = []
  for (const [field, upload] of uploads) {
    if (upload) pictures.push({ field, bytes: Buffer.from(await checkPicture(field, upload)) })
  }
  return pictures.length > 0 ? withinRoom(ctx, pictures) : []
}

async function withinRoom(ctx: AccountCtx, pictures: readonly WaitingPicture[]): Promise<NewPicture[]> {
  const here = subjectOf('register-pictures', networkOf(ctx.from.address))
  await consumeLimit(ctx, here, WITH_PICTURES, imageFailures.tooManyUploads)
  const waiting = await waitingBytes(ctx.db, here)
  const size = pictures.reduce((sum, { bytes }) => sum + bytes.length, 0)
  const hasRoom = waiting.ofAll + size <= MOST_WAITING_BYTES && waiting.ofNetwork + size <= MOST_OF_A_NETWORK
  return pictures.map(({ field, bytes }) => ({ field, bytes: hasRoom ? bytes : Buffer.alloc(0), network: here }))
}

export type StoredPictures = { avatar_id?: string; cover_id?: string }
type Stored = StoredPictures & { isWhole: boolean }

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
