import { afterEach, expect, test, vi } from 'vitest'
import { Failure } from '#contract/platform/failures.ts'
import { aUser } from '#tests/support/users.ts'
import { keysetLoader, type Page } from './keyset-list.ts'
import { networkFailures } from './network.failures.ts'
import { forgetUser, keepUser } from './session-user.ts'

/** Three pages of two rows each. */
function threePages() {
  const fetchPage = vi.fn(async (query: { search: string }, cursor: string | undefined): Promise<Page<string>> => {
    const from = Number(cursor ?? 0)
    const data = [from + 1, from + 2].map((place) => `${query.search}${place}`)
    return { data, nextCursor: from < 4 ? String(from + 2) : null, total: 6 }
  })
  return { fetchPage, load: keysetLoader(fetchPage), cursors: () => fetchPage.mock.calls.map(([, cursor]) => cursor) }
}
const A = { search: 'a' }

afterEach(forgetUser)

test('a list is as long as it is asked for, and ends where there is no more', async () => {
  const { load } = threePages()
  expect(await load(A, 1)).toEqual({ rows: ['a1', 'a2'], total: 6, hasMore: true, problem: undefined })
  expect(await load(A, 9)).toMatchObject({ rows: ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'], hasMore: false })
})

test('one page more costs one call', async () => {
  const { load, cursors } = threePages()
  await load(A, 1)
  expect(await load(A, 2)).toMatchObject({ rows: ['a1', 'a2', 'a3', 'a4'] })
  expect(cursors()).toEqual([undefined, '2'])
})

test('the same list once more, and another one, are read anew', async () => {
  const { load, cursors } = threePages()
  await load(A, 2)
  await load(A, 2)
  await load({ search: 'b' }, 3)
  expect(cursors()).toEqual([undefined, '2', undefined, '2', undefined, '2', '4'])
})

test('a list that has become shorter than its address says is read anew too', async () => {
  const { load, cursors } = threePages()
  await load(A, 4)
  await load(A, 4)
  expect(cursors()).toEqual([undefined, '2', '4', undefined, '2', '4'])
})

test('what failed is told; rows that came before it stay, and are read anew by the next try', async () => {
  const { load, fetchPage, cursors } = threePages()
  const fail = () => fetchPage.mockRejectedValueOnce(new Failure(networkFailures.unreachable))
  fail()
  expect(await load(A, 1)).toEqual({
    rows: undefined,
    total: undefined,
    hasMore: false,
    problem: networkFailures.unreachable.text,
  })
  await load(A, 1)
  fail()
  expect(await load(A, 2)).toMatchObject({ rows: ['a1', 'a2'], problem: networkFailures.unreachable.text })
  await load(A, 2)
  expect(cursors()).toEqual([undefined, undefined, '2', undefined, '2'])
})

test('what somebody has read is not gone on with for whoever logs in next', async () => {
  const { load, cursors } = threePages()
  keepUser(aUser({ _id: 'asha' }))
  await load(A, 1)
  keepUser(aUser({ _id: 'ravi' }))
  await load(A, 2)
  expect(cursors()).toEqual([undefined, undefined, '2'])
})

test('a list that nobody has counted has no total', async () => {
  const load = keysetLoader(async (_: string) => ({ data: ['a1'], nextCursor: null }))
  expect(await load('a', 1)).toEqual({ rows: ['a1'], total: undefined, hasMore: false, problem: undefined })
})
