import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '#contract/catalog/category.ts'
import { COMMON_OPTIONS, COMMON_VALUES } from '#contract/catalog/common-values.ts'
import { COLOURS, RULINGS } from '#contract/catalog/name-facets.ts'
import { demoFamilies } from './demo-families.ts'
import { demoProducts } from './demo-products.ts'

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** Values that occur more than once, so that a failing test names the culprits. */
const repeated = (values: readonly string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ''))
    .filter((sentence) => wordsOf(sentence).length > 8)

describe('the demo catalogue', () => {
  test('fills the shop: 120 products or more, at least 22 in each category', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(120)
    for (const category of CATEGORIES) {
      expect(demoProducts.filter((product) => product.category === category).length).toBeGreaterThanOrEqual(22)
    }
  })

  test('shows every category on the first page', () => {
    expect(new Set(demoProducts.slice(0, CATEGORIES.length).map((product) => product.category)).size).toBe(
      CATEGORIES.length,
    )
  })

  test('gives every product a slug and a name of its own', () => {
    expect(repeated(demoProducts.map((product) => product.slug))).toEqual([])
    expect(repeated(demoProducts.map((product) => product.name))).toEqual([])
  })

  test('names every product in Hindi too, each differently', () => {
    expect(demoProducts.filter(({ nameHi = '' }) => !/[\u0904-\u0939]/.test(nameHi)).map(({ slug }) => slug)).toEqual(
      [],
    )
    expect(repeated(demoProducts.map(({ nameHi = '' }) => nameHi))).toEqual([])
  })

  test('states inks, refills and options in words that pages know in Hindi', () => {
    const known: readonly string[] = [...COMMON_VALUES, ...COMMON_OPTIONS, ...COLOURS, ...RULINGS]
    const stated = [
      ...demoProducts.flatMap(({ attributes: { inkColor, refillable } }) => [inkColor ?? [], refillable ?? []].flat()),
      ...demoFamilies.flatMap(({ options, variants }) => [
        ...options,
        ...variants.flatMap(({ values }) => Object.values(values)),
      ]),
    ]
    // What is only a number, a size or a code is read in any language.
    expect(
      stated.filter((value) => /[a-z]{3}/.test(value) && !/^[\d.]+ /.test(value) && !known.includes(value)),
    ).toEqual([])
  })

  test('asks whole rupees', () => {
    expect(demoProducts.filter((product) => !Number.isInteger(product.price) || product.price < 1)).toEqual([])
  })

  test('has three products out of stock and five that are nearly gone', () => {
    expect(demoProducts.filter((product) => product.stock === 0)).toHaveLength(3)
    expect(demoProducts.filter((product) => product.stock >= 1 && product.stock <= 5)).toHaveLength(5)
  })

  test('describes every product in 150 words or more', () => {
    const short = demoProducts.filter((product) => wordsOf(product.description).length < 150)
    expect(short.map((product) => product.slug)).toEqual([])
  })

  test('never tells the same sentence twice', () => {
    expect(repeated(demoProducts.flatMap((product) => sentencesOf(product.description)))).toEqual([])
  })
})
