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
  ...over,
})

test.each<[Partial<ProductImport>, string, string]>([
  [{}, 'All 10 rows are fine', '6 products to add, 1 product to change, 3 as they are already.'],
  [
    { dryRun: false, changed: 3, added: 6 },
    'The import is done',
    '6 products added, 3 products changed, 1 as it is already.',
  ],
  [{ failed: 3 }, '3 of 10 rows cannot be taken', '6 products to add, 1 product to change.'],
  [{ failed: 10, added: 0, changed: 0, dryRun: false }, '10 of 10 rows were left out', ''],
  [{ status: 'failed' }, 'The check stopped half-way', 'Nothing was changed. Please upload the file again.'],
  [
    { status: 'failed', dryRun: false },
    'The import stopped half-way',
    '7 products had been done by then and stay so. Upload the file again to do the rest.',
  ],
])('%j: %s', (over, title, text) => {
  expect(resultText(anImport(over))).toMatchObject({ title, text })
})

test('while it runs', () => {
  expect(progressText(anImport({ status: 'reading', total: 1_200 }))).toBe('Reading the file: 1,200 rows so far…')
  expect(progressText(anImport({ status: 'working', done: 250 }))).toBe('Checking 250 of 10 rows…')
})

test('the button names what will happen', () => {
  expect(importButton(anImport())).toBe('Import 7 products')
  expect(importButton(anImport({ failed: 3 }))).toBe('Import the other 7 products')
  expect(importButton(anImport({ added: 0, changed: 0 }))).toBeUndefined()
})
