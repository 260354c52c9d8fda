import { expect, test } from 'vitest'
import { activeFilters } from './active-filters.ts'
import { FILTERS } from './list-state.ts'
import { listQuery, queryOfForm, queryWithout } from './list-url.ts'

const choices = {
  category: 'Filing',
  minPrice: '50',
  maxPrice: '200',
  inStock: 'true',
  minRating: '4',
  inkColor: 'Blue',
}

test('the same list has one address, whatever was chosen first', () => {
  const reversed = Object.fromEntries(Object.entries(choices).reverse())
  expect(listQuery({ choices: reversed, sort: 'rating', q: 'gel & ink' })).toBe(
    '?q=gel+%26+ink&category=Filing&minPrice=50&maxPrice=200&inStock=true&minRating=4&inkColor=Blue&sort=rating',
  )
  expect(listQuery({ choices: {} })).toBe('')
})

test('a form says the same as the address, however its fields are ordered; empty ones say nothing', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    sort: 'priceAsc',
    inStock: 'true',
    minPrice: ' ',
    category: 'Paper',
    q: '',
  }))
    form.set(name, value)
  expect(queryOfForm(form)).toBe('?category=Paper&inStock=true&sort=priceAsc')
})

test('active filters read like a person would say them, and each can go alone', () => {
  expect(activeFilters({ choices }).map(({ text, filters }) => [text, queryWithout({ choices }, filters)])).toEqual([
    ['Filing & Storage', '?minPrice=50&maxPrice=200&inStock=true&minRating=4&inkColor=Blue'],
    ['₹50 to ₹200', '?category=Filing&inStock=true&minRating=4&inkColor=Blue'],
    ['In stock', '?category=Filing&minPrice=50&maxPrice=200&minRating=4&inkColor=Blue'],
    ['4 stars and up', '?category=Filing&minPrice=50&maxPrice=200&inStock=true&inkColor=Blue'],
    ['Ink colour: Blue', '?category=Filing&minPrice=50&maxPrice=200&inStock=true&minRating=4'],
  ])
})

test.each([
  [{ minPrice: '50' }, '₹50 and above'],
  [{ maxPrice: '99.5' }, 'Up to ₹99.50'],
])('half a price range %o reads "%s"', (half, text) => {
  expect(activeFilters({ choices: half })[0]?.text).toBe(text)
})

test('clearing all keeps the text that was searched for and the order', () => {
  expect(queryWithout({ choices, q: 'pen', sort: 'priceAsc' }, FILTERS)).toBe('?q=pen&sort=priceAsc')
})
