import { expect, test } from 'vitest'
import { ATTRIBUTES } from './attributes.ts'
import { CATEGORIES } from './category.ts'
import { fitsCategory } from './category-attributes.ts'

test.each([
  ['batteryLife', 'Paper', false],
  ['memory', 'Writing', false],
  ['inkColor', 'Writing', true],
  ['inkColor', 'Filing', false],
  ['batteryLife', 'TechStationery', true],
  ['screenSize', undefined, true],
] as const)('%s of %s: %s', (attribute, category, fits) => {
  expect(fitsCategory(attribute, category)).toBe(fits)
})

test('everything has a size and a weight, and no attribute is without a category', () => {
  for (const category of CATEGORIES) expect(fitsCategory('weight', category), category).toBe(true)
  for (const name of ATTRIBUTES)
    expect(
      CATEGORIES.some((category) => fitsCategory(name, category)),
      name,
    ).toBe(true)
})
