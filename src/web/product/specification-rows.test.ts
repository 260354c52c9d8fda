import { expect, test } from 'vitest'
import { aShownProduct } from '#tests/support/product-cards.ts'
import { detailRows, packedRows } from './specification-rows.ts'

const said = (rows: { label: string; value: string }[]) => rows.map(({ label, value }) => `${label}: ${value}`)

test('[PDP-04] weight is shown in grams, height, length and width in centimetres', () => {
  const product = aShownProduct({ weight: 1380, height: 6, length: 24.5, width: 18 })
  expect(said(packedRows(product))).toEqual(['Weight: 1,380 g', 'Height: 6 cm', 'Length: 24.5 cm', 'Width: 18 cm'])
})

test('[PDP-04] what is not known is not shown', () => {
  expect(packedRows(aShownProduct())).toEqual([])
  expect(said(packedRows(aShownProduct({ weight: 85 })))).toEqual(['Weight: 85 g'])
})

test('attributes come in words that people use, always in the same order', () => {
  const product = aShownProduct({ attributes: { refillable: 'Yes', inkColor: 'Blue', batteryLife: '2 years' } })
  expect(said(detailRows(product))).toEqual([
    'Category: Writing Instruments',
    'Pack: 10 pieces',
    'Battery life: 2 years',
    'Ink colour: Blue',
    'Refillable: Yes',
  ])
})

test('a single piece is no pack, and the category without a page of its own has a name too', () => {
  expect(said(detailRows(aShownProduct({ packSize: 1, Category: 'TechStationery' })))).toEqual([
    'Category: Tech Stationery',
  ])
})
