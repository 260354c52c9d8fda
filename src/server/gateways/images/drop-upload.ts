import { defineJob, growingDelays } from '#server/platform/jobs/define-job.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Takes an upload away that no form has asked for. One that was taken is gone already, which is no error. */
export const dropUploadJob = defineJob<{ name: string }>('drop-upload', {
  concurrency: 1,
  retryAfterMs: growingDelays(MINUTE, HOUR, 24 * HOUR),
  run: async ({ gateways }, { name }) => gateways.media.uploads?.remove(name),
})
