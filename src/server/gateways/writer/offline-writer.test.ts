import { expect, test } from 'vitest'
import { ATTRIBUTES } from '#contract/catalog/attributes.ts'
import { CATEGORIES } from '#contract/catalog/category.ts'
import type { DescribedProduct } from '#contract/writer/describe.endpoints.ts'
import { countWords } from '#contract/writer/word-count.ts'
import { demoProducts } from '#db/seed/demo/demo-products.ts'
import { composeDescription } from './offline-writer.ts'

const ODD = [
  'Pen',
  '5',
  'A4',
  'Will',
  'Hello to',
  'पेन',
  '🖊️ Pen',
  'Pen!',
  'No. 2 Pencil.',
  '<b>Pen</b>',
  'x'.repeat(200),
]

const products: DescribedProduct[] = [
  ...demoProducts,
  ...ODD.flatMap((name) => [undefined, ...CATEGORIES].map((category) => ({ name, category }))),
]

const sentencesOf = (text: string) => text.split(/(?<=[.?!]) |\n\n/)

test('[ADM-06] every product is described in at least 150 words, without a gap, a repeat or a slip', () => {
  for (const product of products) {
    const text = composeDescription(product)
    expect(countWords(text), product.name).toBeGreaterThanOrEqual(150)
    expect(countWords(text), product.name).toBeLessThan(280)
    expect(text).toContain(product.name.replace(/[.!]$/, ''))
    const own = text.replaceAll(product.name, 'Thing')
    expect(own).not.toMatch(/undefined|null|NaN|\[object/)
    expect(own, 'a word twice').not.toMatch(/\b(\p{L}+) \1\b/iu)
    expect(own, 'two spaces or a stray sign').not.toMatch(/ {2}| [,.;?]|[.,]{2}/)
    const sentences = sentencesOf(own)
    expect(new Set(sentences).size, product.name).toBe(sentences.length)
    for (const paragraph of text.split('\n\n')) expect(paragraph).toMatch(/[.]$/)
  }
})

test('the same name is described in the same words, another name in others', () => {
  const pen = { name: 'Blue Gel Pen', category: 'Writing' } as const
  expect(composeDescription(pen)).toBe(composeDescription(pen))
  const texts = ['Red', 'Green', 'Black', 'Violet'].map((ink) => composeDescription({ ...pen, name: `${ink} Gel Pen` }))
  expect(new Set(texts.map((text) => text.replace(/\w+ Gel Pen/, ''))).size).toBe(4)
})

test('every attribute is stated as it was given, and none that was not', () => {
  const attributes = Object.fromEntries(ATTRIBUTES.map((name) => [name, `${name} value`]))
  const text = composeDescription({ name: 'Reader', attributes })
  for (const name of ATTRIBUTES) expect(text).toContain(` ${name} value`)
  expect(composeDescription({ name: 'Reader', attributes: {} })).not.toContain('at a glance')
})
