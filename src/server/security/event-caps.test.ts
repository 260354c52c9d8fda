import { expect, test } from 'vitest'
import { capsOf } from './event-caps.ts'

const at = new Date('2026-11-15T10:00:00Z')

test.each([
  ['login', 'asha', ['subject 60']],
  ['login-failed', 'asha', ['subject 10', 'all-failures 500']],
  ['login-failed', null, ['nobody-at-address 10', 'all-failures 500']],
  ['second-factor-failed', 'asha', ['subject 10', 'all-failures 500']],
])('%s of %s is written down at most %j times an hour', (event, subject_id, expected) => {
  const caps = capsOf({ event, subject_id, at })
  expect(caps.map(({ of, max }) => `${of} ${max}`)).toEqual(expected)
  expect(new Set(caps.map(({ since }) => since.toISOString()))).toEqual(new Set(['2026-11-15T09:00:00.000Z']))
})
