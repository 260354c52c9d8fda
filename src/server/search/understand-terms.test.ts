import { expect, test } from 'vitest'
import { areModifiers } from './modifiers.ts'
import { readSchoolClass } from './school-class.ts'
import type { Kind, SearchTerm } from './search-terms.ts'
import { understandTerms } from './understand-terms.ts'

const said = (typed: string, kind: Kind, more: Partial<SearchTerm> = {}): SearchTerm => ({
  typed,
  kind,
  variants: [{ words: typed, query: `'${typed}'` }],
  suits: [],
  isKnown: kind !== 'unknown',
  isSure: kind !== 'unknown',
  isSaid: true,
  isAside: false,
  products: 1,
  within: [],
  ...more,
})
const suits = [{ words: 'notebook', query: "'notebook'" }]
const understood = (...terms: SearchTerm[]) =>
  Object.fromEntries(
    Object.entries(understandTerms(terms))
      .filter(([, those]) => those.length > 0)
      .map(([name, those]) => [name, those.map(({ typed }) => typed)]),
  )

test.each<[string, SearchTerm[], object]>([
  [
    'a thing and a word about it',
    [said('blue', 'word'), said('pen', 'thing')],
    { sought: ['blue', 'pen'], objects: ['pen'] },
  ],
  [
    'a use beside a thing',
    [said('exam', 'use', { suits }), said('pen', 'thing')],
    { sought: ['pen'], objects: ['pen'], boosts: ['exam'] },
  ],
  ['a use alone', [said('exam', 'use', { suits })], { sought: ['exam'], objects: ['exam'], boosts: ['exam'] }],
  [
    'for whom it is',
    [said('pen', 'thing'), said('kids', 'use', { isAside: true })],
    { sought: ['pen'], objects: ['pen'], boosts: ['kids'] },
  ],
  [
    'a maker beside a thing',
    [said('camlin', 'maker', { suits }), said('pen', 'thing')],
    { sought: ['pen'], objects: ['pen'], ignored: ['camlin'] },
  ],
  ['a maker alone', [said('camlin', 'maker', { suits })], { sought: ['camlin'], objects: ['camlin'] }],
  ['a maker known for nothing', [said('acme', 'maker')], { ignored: ['acme'] }],
  [
    'sold elsewhere',
    [said('mobile', 'elsewhere'), said('cover', 'thing')],
    { sought: ['cover'], objects: ['cover'], elsewhere: ['mobile'] },
  ],
  [
    'an unknown word behind the thing',
    [said('glue', 'thing'), said('gun', 'unknown')],
    { sought: ['glue'], objects: ['glue'], unknown: ['gun'] },
  ],
  [
    'an unknown word before the thing',
    [said('gripper', 'unknown'), said('pen', 'thing')],
    { sought: ['gripper', 'pen'], objects: ['pen'] },
  ],
  [
    'an unknown word and a number',
    [said('rocket', 'unknown'), said('64', 'number')],
    { sought: ['64'], unknown: ['rocket'] },
  ],
  [
    'a guess beside a known thing',
    [said('pen', 'thing'), said('wall', 'thing', { isKnown: false, isSure: false })],
    { sought: ['pen', 'wall'], objects: ['pen'] },
  ],
  [
    'nothing but asides',
    [said('kids', 'use', { isAside: true, suits })],
    { sought: ['kids'], objects: ['kids'], boosts: ['kids'] },
  ],
])('%s', (_, terms, intent) => {
  expect(understood(...terms)).toEqual(intent)
})

test.each([
  ['pen for exams', ['exams']],
  ['bachchon ke liye rang', ['bachchon', 'ke']],
  ['koi pen jisme 4 colour', ['4', 'colour']],
  ['kitab pe sticker', ['kitab']],
  ['paani ki bottle bachchon ke liye', ['bachchon', 'ke']],
  ['blue pen', []],
])('of %j, %j is said aside', (text, asides) => {
  const words = text.split(' ')
  const flags = areModifiers(words)
  expect(words.filter((_, at) => flags[at])).toEqual(asides)
})

test.each([
  ['std. 5 notebook', 'class 5 notebook'],
  ['5th class notebook', 'class 5 notebook'],
  ['notebook for grade 10', 'notebook for class 10'],
  ['कक्षा ५ की कॉपी', 'class 5 की कॉपी'],
  ['classic 5 pen', 'classic 5 pen'],
  ['class notebook', 'class notebook'],
])('%j is read as %j', (text, read) => {
  expect(readSchoolClass(text).replace(/\s+/g, ' ').trim()).toBe(read)
})
