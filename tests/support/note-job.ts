import { defineJob } from '#server/platform/jobs/define-job.ts'

/** A job that does nothing but note the words it was given, for tests about jobs that run at all. */
export function noteJob() {
  const noted: string[] = []
  const job = defineJob<string>('note', {
    concurrency: 2,
    retryAfterMs: [],
    run: async (_, word) => {
      noted.push(word)
    },
  })
  return { job, noted }
}
