import { expect, test } from 'vitest'
import { rowsFor, rowsIn, textOf } from './family-rows.ts'

test('what a product is among its siblings is filled in row by row, and sent as it was', () => {
  expect(rowsIn('')).toEqual([{ name: '', value: '' }])
  const rows = rowsIn('Colour: Blue; Tip: 0.7 mm')
  expect(rows).toEqual([
    { name: 'Colour', value: 'Blue' },
    { name: 'Tip', value: '0.7 mm' },
  ])
  expect(textOf(rows)).toBe('Colour: Blue; Tip: 0.7 mm')
  expect(textOf([...rows, { name: 'Pack', value: ' ' }]), 'what has no value is not sent').toBe(textOf(rows))
})

test('a family that exists brings its options along, and what was typed stays', () => {
  const families = [{ name: 'Kalam Pen', options: ['Colour', 'Tip'] }]
  const typed = [{ name: 'colour', value: 'Blue' }]
  expect(rowsFor(families, 'kalam pen ', typed)).toEqual([
    { name: 'Colour', value: 'Blue' },
    { name: 'Tip', value: '' },
  ])
  expect(rowsFor(families, 'Kalam', typed)).toBeUndefined()
})
