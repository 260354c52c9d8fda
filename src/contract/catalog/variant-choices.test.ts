import { describe, expect, test } from 'vitest'
import { variantRows } from './variant-choices.ts'

const variant = (_id: string, values: Record<string, string>, inStock = true) => ({ _id, values, inStock })
const pens = {
  options: ['Colour', 'Tip'],
  variants: [
    variant('blue 0.7', { Colour: 'Blue', Tip: '0.7 mm' }),
    variant('blue 0.5', { Colour: 'Blue', Tip: '0.5 mm' }, false),
    variant('black 0.7', { Colour: 'Black', Tip: '0.7 mm' }),
    variant('red 1', { Colour: 'Red', Tip: '1 mm' }),
  ],
}
const rowsOf = (id: string, family = pens) =>
  variantRows(family, id).map(({ option, choices }) => [option, choices.map(({ value, _id }) => [value, _id])])

describe('what can be chosen beside a product', () => {
  test('each option has a row; measures go by size, words as they came', () => {
    expect(rowsOf('blue 0.7')).toEqual([
      [
        'Colour',
        [
          ['Blue', 'blue 0.7'],
          ['Black', 'black 0.7'],
          ['Red', 'red 1'],
        ],
      ],
      [
        'Tip',
        [
          ['0.5 mm', 'blue 0.5'],
          ['0.7 mm', 'blue 0.7'],
          ['1 mm', 'red 1'],
        ],
      ],
    ])
  })

  test('what does not exist in this combination leads to the nearest that does, and says what else differs there', () => {
    const [colours] = variantRows(pens, 'blue 0.5')
    expect(colours?.choices).toMatchObject([
      { value: 'Blue', _id: 'blue 0.5', isCurrent: true, isSoldOut: true, also: [] },
      { value: 'Black', _id: 'black 0.7', isCurrent: false, isSoldOut: false, also: ['0.7 mm'] },
      { value: 'Red', _id: 'red 1', also: ['1 mm'] },
    ])
  })

  test('one that differs in nothing else comes before one in stock: there it says that it is sold out', () => {
    const green = variant('green 0.5', { Colour: 'Green', Tip: '0.5 mm' })
    const [colours] = variantRows({ ...pens, variants: [...pens.variants, green] }, 'green 0.5')
    expect(colours?.choices[0]).toMatchObject({ value: 'Blue', _id: 'blue 0.5', isSoldOut: true, also: [] })
  })

  test('of two that are equally near the one in stock is meant', () => {
    const [, tips] = rowsOf('red 1')
    expect(tips).toEqual([
      'Tip',
      [
        ['0.5 mm', 'blue 0.5'],
        ['0.7 mm', 'blue 0.7'],
        ['1 mm', 'red 1'],
      ],
    ])
    const sold = { ...pens, variants: pens.variants.map((one) => ({ ...one, inStock: one._id !== 'blue 0.7' })) }
    expect(rowsOf('red 1', sold)[1]).toEqual([
      'Tip',
      [
        ['0.5 mm', 'blue 0.5'],
        ['0.7 mm', 'black 0.7'],
        ['1 mm', 'red 1'],
      ],
    ])
  })

  test('where there is nothing to choose there is no row', () => {
    const same = {
      options: ['Colour', 'Pack'],
      variants: [variant('a', { Colour: 'Blue', Pack: '10' }), variant('b', { Colour: 'Red', Pack: '10' })],
    }
    expect(rowsOf('a', same)).toEqual([
      [
        'Colour',
        [
          ['Blue', 'a'],
          ['Red', 'b'],
        ],
      ],
    ])
    expect(rowsOf('a', { options: ['Colour'], variants: [variant('a', { Colour: 'Blue' })] })).toEqual([])
    expect(rowsOf('not on sale')).toEqual([])
  })

  test('a product that does not say something can still go to one that does', () => {
    const family = {
      options: ['Ruling', 'Size'],
      variants: [
        variant('a', { Ruling: 'Plain' }),
        variant('b', { Ruling: 'Ruled', Size: 'A4' }),
        variant('c', { Ruling: 'Ruled', Size: 'A5' }),
      ],
    }
    const [rulings, sizes] = variantRows(family, 'a')
    expect(rulings?.choices).toMatchObject([{ isCurrent: true }, { value: 'Ruled', _id: 'b', also: ['A4'] }])
    expect(sizes?.choices).toMatchObject([
      { value: 'A4', _id: 'b', isCurrent: false },
      { value: 'A5', _id: 'c' },
    ])
  })
})
