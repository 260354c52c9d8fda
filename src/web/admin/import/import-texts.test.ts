import { expect, test } from 'vitest'
import type { ProductImport } from '#contract/catalog/product-import.endpoints.ts'
import { importButton, progressText, resultText } from './import-texts.ts'

const anImport = (over: Partial<ProductImport> = {}): ProductImport => ({
  _id: '01930000-0000-7000-8000-000000000001',
  status: 'done',
  dryRun: true,
  total: 10,
  done: 10,
  failed: 0,
  added: 6,
  changed: 1,
  startedAt: '2026-11-16T00:00:00.000Z',
  undo: null,
  ...over,
})

test.each<[Partial<ProductImport>, string, string]>([
  [{}, '10 rows checked, no errors', '6 to add, 1 to update, 3 unchanged.'],
  [{ dryRun: false, changed: 3, added: 6 }, 'Import complete', '6 added, 3 updated, 1 unchanged.'],
  [{ failed: 3 }, '3 of 10 rows have errors', '6 to add, 1 to update.'],
  [{ failed: 1 }, '1 of 10 rows has errors', '6 to add, 1 to update, 2 unchanged.'],
  [{ failed: 10, added: 0, changed: 0, dryRun: false }, '10 of 10 rows were skipped', ''],
  [{ status: 'failed' }, 'The check didn’t finish', 'Nothing was changed. Upload the file again.'],
  [
    { status: 'failed', dryRun: false },
    'The import didn’t finish',
    '7 products were imported before it stopped. Upload the file again to import the rest.',
  ],
])('%j: %s', (over, title, text) => {
  expect(resultText(anImport(over))).toMatchObject({ title, text })
})

test('while it runs', () => {
  expect(progressText(anImport({ status: 'reading', total: 1_200 }))).toBe('Reading: 1,200 rows so far…')
  expect(progressText(anImport({ status: 'working', done: 250 }))).toBe('Checking 250 of 10 rows…')
})

test('the button names what will happen', () => {
  expect(importButton(anImport())).toBe('Import 7 products')
  expect(importButton(anImport({ failed: 3 }))).toBe('Import the other 7 products')
  expect(importButton(anImport({ added: 0, changed: 0 }))).toBeUndefined()
})
