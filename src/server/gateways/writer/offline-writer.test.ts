import { expect, test } from 'vitest'
import { ATTRIBUTES } from '#contract/catalog/attributes.ts'
import { composeDescription } from './offline-writer.ts'

test.each([
  [{ name: 'Pen' }, 'Pen, from our range of stationery.'],
  [{ name: 'No. 2 Pencil.', category: 'Writing' } as const, 'No. 2 Pencil, from our range of writing instruments.'],
  [{ name: 'पेन!', category: 'Paper' } as const, 'पेन, from our range of paper products.'],
  [
    { name: 'Gel Pen, Blue', category: 'Writing', attributes: { inkColor: 'Blue', length: '14 cm' } } as const,
    'Gel Pen, Blue, from our range of writing instruments.\n\nLength: 14 cm. Ink colour: Blue.',
  ],
])('%j is described by what is known of it', (product, text) => {
  expect(composeDescription(product)).toBe(text)
})

test('every attribute is stated as it was given, and none that was not', () => {
  const attributes = Object.fromEntries(ATTRIBUTES.map((name) => [name, `${name} value`]))
  const text = composeDescription({ name: 'Reader', attributes })
  for (const name of ATTRIBUTES) expect(text).toContain(`: ${name} value.`)
  expect(composeDescription({ name: 'Reader', attributes: {} })).not.toContain(':')
})
