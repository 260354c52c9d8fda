import { expect, test } from 'vitest'
import { type Suggestion, searchOptions } from './search-options.ts'

const image = { id: 'a'.repeat(32), width: 1000, height: 1000 }
const pen: Suggestion = { text: 'Neer Gel Pen', productId: 'x', product: { image, price: 75, Category: 'Writing' } }
const drive: Suggestion = {
  text: 'Pen Drive',
  productId: 'y',
  product: { image, price: 649, Category: 'TechStationery' },
}

const shown = (typed: string, found: readonly Suggestion[], recent: readonly string[] = []) =>
  searchOptions(typed, found, recent).map(({ kind, text, path }) => `${kind} ${text} ${path}`)

test.each<[string, Suggestion[], string[], string[]]>([
  ['', [], [], []],
  ['', [pen], ['ink'], ['recent ink /searchResult?q=ink']],
  [
    'pe',
    [{ text: 'pen' }, pen, drive],
    ['Pencil', 'ink', 'pen'],
    [
      'recent Pencil /searchResult?q=Pencil',
      'recent pen /searchResult?q=pen',
      'category Writing Instruments /WritingInstruments',
      'category Tech Stationery /TechStationery',
      'product Neer Gel Pen /About?id=x',
      'product Pen Drive /About?id=y',
    ],
  ],
  ['fil', [pen], [], ['category Filing & Storage /Filing&Storage', 'product Neer Gel Pen /About?id=x']],
  ['pen', [{ text: 'pens' }], ['pen'], ['wording pens /searchResult?q=pens']],
])('for %j there is to choose: %#', (typed, found, recent, options) => {
  expect(shown(typed, found, recent)).toEqual(options)
})
