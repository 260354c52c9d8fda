import { expect, test } from 'vitest'
import { isNamedJob } from '#contract/attention/job-names.ts'
import { JOBS } from '#server/start-shop.ts'

test('every kind of background task has a name that staff understand', () => {
  expect(JOBS.map(({ name }) => name).filter((name) => !isNamedJob(name))).toEqual([])
})
