import { expect, test } from 'vitest'
import type { ImportUndo } from '#contract/catalog/product-import.endpoints.ts'
import { undoProgress, undoQuestion, undoResult } from './undo-texts.ts'

const anUndo = (over: Partial<ImportUndo> = {}): ImportUndo => ({
  ...{ status: 'done', until: '2026-11-24T00:00:00.000Z', total: 9, done: 9, removed: 0, restored: 0, stayed: 0 },
  ...over,
})

const OFF_SALE = 'Added products that were sold or changed since are taken off sale instead.'
const STAYS = 'What was changed since stays as it is.'

test.each([
  [
    3,
    1,
    `3 products it added will be removed, and 1 product it updated will go back to what it was. ${OFF_SALE} ${STAYS}`,
  ],
  [1, 0, `1 product it added will be removed. ${OFF_SALE}`],
  [0, 1_500, `1,500 products it updated will go back to what they were. ${STAYS}`],
])('before: %i added, %i changed', (added, changed, text) => {
  expect(undoQuestion({ added, changed })).toBe(text)
})

test.each<[Partial<ImportUndo>, string, string]>([
  [{ removed: 8, restored: 1 }, 'Import undone', '8 products removed, 1 product put back.'],
  [
    { removed: 8, stayed: 1 },
    'Import undone',
    '8 products removed. 1 product couldn’t be undone completely. See why below.',
  ],
  [{ stayed: 9 }, 'Import undone', '9 products couldn’t be undone completely. See why below.'],
  [{ status: 'failed', done: 4 }, 'The undo didn’t finish', '4 of 9 products done so far.'],
])('after: %j', (over, title, text) => {
  expect(undoResult(anUndo(over))).toEqual({ title, text })
})

test('while it runs', () => {
  expect(undoProgress(anUndo({ done: 4 }))).toBe('Undoing 4 of 9 products…')
})
