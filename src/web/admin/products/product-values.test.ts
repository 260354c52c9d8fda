import { expect, test } from 'vitest'
import type { ManagedProduct } from '#contract/catalog/manage-products.endpoints.ts'
import { attributeChanges, factsIn, valuesOf } from './product-values.ts'

const product = {
  name: 'Blue Gel Pen',
  price: 40.5,
  Category: 'Writing',
  stocks: 25,
  packSize: 1,
  state: 'onSale',
  sku: 'KN-05',
  barcode: null,
  mrp: 60,
  description: 'A pen.',
  nameHi: 'नीला जेल पेन',
  descriptionHi: null,
  length: 14.5,
  width: 1.2,
  attributes: { inkColor: 'Blue', length: '14 cm long' },
  variant: { family: 'Gel Pens', options: [{ name: 'Colour', value: 'Blue' }] },
} as unknown as ManagedProduct

test('[ADM-07] the form is filled with what the product is now', () => {
  expect(valuesOf(product)).toEqual({
    name: 'Blue Gel Pen',
    price: '40.5',
    category: 'Writing',
    stocks: '25',
    packSize: '1',
    state: 'onSale',
    sku: 'KN-05',
    barcode: '',
    mrp: '60',
    description: 'A pen.',
    nameHi: 'नीला जेल पेन',
    descriptionHi: '',
    family: 'Gel Pens',
    options: 'Colour: Blue',
    length: '14.5',
    breadth: '1.2',
    inkColor: 'Blue',
  })
})

test('only attributes that changed are sent, and those taken away as empty', () => {
  const values = { ...valuesOf(product), inkColor: 'Red', refillable: 'Yes' } as Record<string, string>
  delete values.breadth
  const sent = Object.entries(attributeChanges(valuesOf(product), values)).filter(([, value]) => value !== undefined)
  expect(Object.fromEntries(sent)).toEqual({ inkColor: 'Red', refillable: 'Yes', breadth: '' })
})

test('a description is written from the name and whatever else is filled in, with units', () => {
  expect(factsIn({ name: 'Pen', category: '', price: '4' })).toEqual({ name: 'Pen' })
  expect(factsIn({ name: 'Pen', category: 'Writing', length: '14', inkColor: ' Blue ', memory: '' })).toEqual({
    name: 'Pen',
    category: 'Writing',
    attributes: { length: '14 cm', inkColor: 'Blue' },
  })
})
