import { expect, test } from 'vitest'
import { differences, mergeEdits } from './merge-edits.ts'

const before = { name: 'Pen', price: '40', stocks: '5', inkColor: 'Blue' }
const theirs = { name: 'Pen', price: '45', stocks: '5', inkColor: 'Blue', weight: '11' }
const mine = { name: 'Gel Pen', price: '42', stocks: '5' }

test('mine stays where I changed something, theirs where I did not', () => {
  expect(mergeEdits({ before, theirs, mine })).toEqual({ name: 'Gel Pen', price: '42', stocks: '5', weight: '11' })
})

test('the differences are what the form would still change', () => {
  expect(differences({ before, theirs, mine })).toEqual([
    { field: 'name', mine: 'Gel Pen', theirs: 'Pen' },
    { field: 'price', mine: '42', theirs: '45' },
    { field: 'inkColor', mine: undefined, theirs: 'Blue' },
    { field: 'weight', mine: undefined, theirs: '11' },
  ])
})
