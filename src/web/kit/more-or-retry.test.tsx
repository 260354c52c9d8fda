import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LoadedList } from './keyset-list.ts'
import { MoreOrRetry } from './more-or-retry.tsx'

const list = (over: Partial<LoadedList<string>>) => ({
  ...{ rows: ['a'], total: undefined, hasMore: false, problem: undefined },
  ...over,
})
const words = (shown: LoadedList<string> | undefined, lead?: string) =>
  renderToStaticMarkup(
    <MoreOrRetry list={shown} {...(lead && { lead })} isBusy={false} onMore={() => {}} onRetry={() => {}} />,
  )
    .split(/<[^>]+>/)
    .filter(Boolean)

test.each([
  ['is on its way', undefined, []],
  ['is shown whole', list({}), []],
  ['goes on', list({ hasMore: true }), ['Load more']],
  ['could not go on', list({ hasMore: true, problem: 'It broke.' }), ['It broke.', 'Retry']],
  ['did not come at all', list({ rows: undefined, problem: 'It broke.' }), ['It broke.', 'Retry']],
] as const)('the foot of a list that %s', (_, shown, expected) => {
  expect(words(shown)).toEqual(expected)
})

test('staff are told that it is an error', () => {
  expect(words(list({ problem: 'It broke.' }), 'Error: ')).toEqual(['Error: It broke.', 'Retry'])
})
