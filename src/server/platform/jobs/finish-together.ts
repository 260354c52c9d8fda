import type { Db } from '../db/database.ts'
import { finishJobs, type TakenJob } from './jobs.store.ts'

type Done = Pick<TakenJob, 'id' | 'lease'>

/** Notes that jobs are done. Those that end while one statement is under way share the next: one by one only when idle. */
export function finishTogether(db: Db): (job: Done) => Promise<void> {
  let next: { jobs: Done[]; noted: Promise<void> } | undefined
  let before: Promise<unknown> = Promise.resolve()

  return (job) => {
    if (next) {
      next.jobs.push(job)
      return next.noted
    }
    const jobs = [job]
    const noted = before.then(() => {
      next = undefined
      return finishJobs(db, jobs)
    })
    next = { jobs, noted }
    before = noted.catch(() => undefined)
    return noted
  }
}
