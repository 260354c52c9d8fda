import { expect, test } from 'vitest'
import { priceTexts, readListState } from './read-list-state.ts'

const read = (query: string) => readListState(new URLSearchParams(query), { defaultSort: 'newest' })

test('every filter, the order and the position are read from the address', () => {
  const query =
    'category=Writing&minPrice=10&maxPrice=99.5&inStock=true&minRating=4&inkColor=Blue&sort=priceAsc&cursor=abc'
  expect(read(query)).toEqual({
    choices: {
      category: 'Writing',
      minPrice: '10',
      maxPrice: '99.5',
      inStock: 'true',
      minRating: '4',
      inkColor: 'Blue',
    },
    price: { min: '10', max: '99.5' },
    sort: 'priceAsc',
    cursor: 'abc',
    partlyIgnored: false,
  })
})

test.each([
  '',
  'category=&minPrice=&maxPrice=&inkColor=&sort=',
  'inStock=false',
  'sort=newest',
  'sort=relevance',
  'x=1',
])('the address "%s" means the plain list', (query) => {
  expect(read(query)).toMatchObject({ choices: {}, partlyIgnored: false })
  expect(read(query).sort).toBeUndefined()
})

test.each(['category=Nonsense', 'sort=upwards', 'minRating=9', 'inStock=perhaps', `inkColor=${'x'.repeat(61)}`])(
  'what makes no sense in "%s" is left out and said',
  (query) => {
    expect(read(query)).toMatchObject({ choices: {}, partlyIgnored: true })
  },
)

test.each([
  ['minPrice=abc', priceTexts.notAPrice],
  ['maxPrice=-5', priceTexts.notAPrice],
  ['minPrice=90&maxPrice=20', priceTexts.reversed],
])('a wrong price in "%s" stays in its field with what is wrong, and narrows nothing', (query, error) => {
  const { choices, price } = read(query)
  expect(choices).toEqual({})
  expect(price.error).toBe(error)
  expect([price.min, price.max]).toEqual(
    ['minPrice', 'maxPrice'].map((name) => new URLSearchParams(query).get(name) ?? ''),
  )
})

test('a category page has its category from its path alone', () => {
  const { choices } = readListState(new URLSearchParams('category=Paper&inStock=true'), {
    without: ['category'],
    defaultSort: 'newest',
  })
  expect(choices).toEqual({ inStock: 'true' })
})
