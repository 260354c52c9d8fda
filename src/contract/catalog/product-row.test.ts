import { expect, test } from 'vitest'
import { productTexts } from './product.texts.ts'
import { headerFault, type ProductCells } from './product-csv.ts'
import { productImportTexts } from './product-import.texts.ts'
import { readChangedRow, readNewRow } from './product-row.ts'

const PEN: ProductCells = { name: 'Pen', price: '10', Category: 'Writing', description: 'Blue', stocks: '3' }

test('a new product is read as the form reads it', () => {
  const cells = {
    ...PEN,
    name: '  Gel   Pen ',
    price: '149.50',
    packSize: '5',
    weight: '11.5',
    inkColor: ' Blue ',
    memory: '',
  }
  expect(readNewRow(cells).values).toEqual({
    name: 'Gel Pen',
    price: 149.5,
    Category: 'Writing',
    description: 'Blue',
    stocks: 3,
    packSize: 5,
    weight: 11.5,
    inkColor: 'Blue',
  })
})

test.each<[keyof ProductCells, string, string]>([
  ['name', '', productTexts.nameMissing],
  ['price', '12,50', productTexts.badPrice],
  ['price', '0', productTexts.badPrice],
  ['price', '-1', productTexts.badPrice],
  ['price', '1e9', productTexts.badPrice],
  ['Category', 'Pens', productTexts.badCategory],
  ['stocks', '', productTexts.badStock],
  ['packSize', '1001', productTexts.badPack],
  ['height', 'tall', productTexts.badMeasure],
  ['refillable', 'x'.repeat(61), productTexts.badAttribute],
  ['ProductImage', 'http://example.in/pen.jpg', productImportTexts.badPicture],
  ['price', '=5*2', productImportTexts.formula],
  ['name', '=HYPERLINK("x")', productImportTexts.formula],
])('%s %j: %s', (column, cell, text) => {
  expect(readNewRow({ ...PEN, [column]: cell }).faults).toEqual([{ column, text }])
  expect(readChangedRow({ ...PEN, [column]: cell }).faults).toEqual([{ column, text }])
})

test('everything that is wrong with a row is told at once, in the order of its columns', () => {
  const { faults } = readNewRow({ inkColor: '=A1', price: '12;5', name: 'Pen', Category: 'Pens' })
  expect(faults).toEqual([
    { column: 'inkColor', text: productImportTexts.formula },
    { column: 'price', text: productTexts.badPrice },
    { column: 'Category', text: productTexts.badCategory },
    { column: 'description', text: productTexts.descriptionMissing },
    { column: 'stocks', text: productTexts.badStock },
  ])
})

test('what a guard was put before is text', () => {
  expect(readNewRow({ ...PEN, name: "'=1+1", description: "'- fine" }).values).toMatchObject({
    name: '=1+1',
    description: '- fine',
  })
})

test('a change says only what it has columns for; a blank attribute is taken away, other blanks say nothing', () => {
  expect(readChangedRow({ price: '12' }).values).toEqual({ price: 12 })
  expect(readChangedRow({ packSize: '', ProductImage: '', inkColor: ' ', weight: '' }).values).toEqual({
    inkColor: null,
    weight: null,
  })
})

test('a description loses what nobody sees, and keeps its lines', () => {
  expect(readNewRow({ ...PEN, description: ' \u001b[1mBlue\u0007\n\tand dark ' }).values).toMatchObject({
    description: '[1mBlue\n\tand dark',
  })
})

test.each([
  [['_id', 'price'], undefined],
  [['name', 'price', 'Category', 'description', 'stocks'], undefined],
  [['_id', 'Price'], { kind: 'unknownColumn', column: 'Price' }],
  [['_id', 'price', 'price'], { kind: 'doubledColumn', column: 'price' }],
  [['name', 'price'], { kind: 'missingColumn', column: 'Category' }],
])('the header %j', (header, fault) => {
  expect(headerFault(header)).toEqual(fault)
})
