import type { Image } from '#contract/images/image.ts'
import { defineJob, growingDelays } from '#server/platform/jobs/define-job.ts'
import { deleteImageIfUnused } from './images.store.ts'
import { removeImage } from './store-image.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * Takes a picture away unless it is still shown. For pictures of a name of their own only: one that is named by its
 * content alone may be uploaded anew, and found stored, while it is being taken away.
 */
export const dropImageJob = defineJob<Image>('drop-image', {
  concurrency: 1,
  retryAfterMs: growingDelays(MINUTE, HOUR, 24 * HOUR),
  run: async ({ db, gateways }, image) => {
    if (await deleteImageIfUnused(db, image.id)) await removeImage(gateways.media, image)
  },
})
