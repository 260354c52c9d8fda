import { describe, expect, test } from 'vitest'
import { type FamilyMembers, joinFamily } from './join-family.ts'
import { MOST_VARIANTS, productFamilyTexts } from './product-family.texts.ts'
import { optionsText, variantOptions } from './product-family.ts'
import { variantWish } from './variant-wish.ts'

const options = (text: string) => variantOptions.parse(text)
const family = (names: string[], members: Record<string, Record<string, string>>): FamilyMembers => ({
  options: names,
  members: new Map(Object.entries(members)),
})
const pens = family(['Colour', 'Tip'], {
  blue: { Colour: 'Blue', Tip: '0.7 mm' },
  black: { Colour: 'Black', Tip: '0.7 mm' },
})

describe('a product in a family', () => {
  test.each([
    [
      'comes with what sets it apart',
      'red',
      'Colour: Red; Tip: 0.7 mm',
      ['Colour', 'Tip'],
      { Colour: 'Red', Tip: '0.7 mm' },
    ],
    [
      'takes the words of the family',
      'red',
      'tip: 0.7 MM; COLOUR: red',
      ['Colour', 'Tip'],
      { Tip: '0.7 mm', Colour: 'red' },
    ],
    [
      'may bring an option along',
      'x',
      'Colour: Blue; Pack: 10',
      ['Colour', 'Tip', 'Pack'],
      { Colour: 'Blue', Pack: '10' },
    ],
    ['may change its own', 'blue', 'Colour: Blue; Tip: 1 mm', ['Colour', 'Tip'], { Colour: 'Blue', Tip: '1 mm' }],
  ])('%s', (_, id, given, names, values) => {
    const { family: joined } = joinFamily(pens, id, options(given))
    expect(joined?.options).toEqual(names)
    expect(joined?.members.get(id)).toEqual(values)
    expect(joined?.members.get('black'), 'one product changes no other').toEqual(pens.members.get('black'))
  })

  test('what no other product differs in is dropped with the last that did', () => {
    const alone = family(['Colour', 'Tip'], { blue: { Colour: 'Blue', Tip: '1 mm' }, red: { Colour: 'Red' } })
    expect(joinFamily(alone, 'blue', options('Colour: Blue')).family?.options).toEqual(['Colour'])
  })

  const many = Array.from({ length: MOST_VARIANTS }, (_, n) => [`p${n}`, { Colour: `Shade ${n}` }])
  const full = family(['Colour'], Object.fromEntries(many))
  test.each([
    ['two of the same', pens, 'red', 'Colour: BLUE; Tip: 0.7 mm', 'options', productFamilyTexts.sameVariant],
    ['more options than can be shown', pens, 'red', 'Pack: 5; Size: A4', 'options', productFamilyTexts.tooManyOptions],
    ['more products than can be shown', full, 'red', 'Colour: Red', 'family', productFamilyTexts.full],
  ])('%s: refused', (_, now, id, given, field, text) => {
    expect(joinFamily(now, id, options(given)).fault).toEqual({ field, text })
  })

  test('one of a full family may still change', () => {
    expect(joinFamily(full, 'p3', options('Colour: Teal')).fault).toBeUndefined()
  })
})

test.each([
  ['Colour: Blue', [{ name: 'Colour', value: 'Blue' }]],
  [
    ' Colour :  Royal  blue ; Ratio: 1:5;',
    [
      { name: 'Colour', value: 'Royal blue' },
      { name: 'Ratio', value: '1:5' },
    ],
  ],
  ['', []],
])('options are read: %s', (text, expected) => {
  expect(options(text)).toEqual(expected)
  expect(options(optionsText(options(text)))).toEqual(expected)
})

test.each([
  ['Blue', productFamilyTexts.badOptions],
  ['Colour:', productFamilyTexts.badOptions],
  [`Colour: ${'x'.repeat(41)}`, productFamilyTexts.badOptions],
  ['Colour: Blue\u202e', productFamilyTexts.badOptions],
  ['A: 1; B: 2; C: 3; D: 4', productFamilyTexts.tooManyOptions],
  ['Colour: Blue; colour: Red', productFamilyTexts.doubledOption],
])('options that are none: %s', (text, said) => {
  expect(variantOptions.safeParse(text).error?.issues[0]?.message).toBe(said)
})

const now = { family: 'Kalam Pen', options: options('Colour: Blue') }
test.each([
  ['nothing said', {}, now, { kind: 'stay' }],
  ['the same again', { family: 'kalam pen', options: options('Colour: Blue') }, now, { kind: 'stay' }],
  ['no family, and none before', { family: '', options: [] }, null, { kind: 'stay' }],
  ['the family emptied', { family: '', options: [] }, now, { kind: 'leave' }],
  [
    'another colour',
    { options: options('Colour: Red') },
    now,
    { kind: 'join', to: { ...now, options: options('Colour: Red') } },
  ],
  [
    'a family without options',
    { family: 'Other' },
    now,
    { kind: 'fault', field: 'options', text: productFamilyTexts.optionsMissing },
  ],
  [
    'options without a family',
    { options: options('Colour: Red') },
    null,
    { kind: 'fault', field: 'family', text: productFamilyTexts.nameMissing },
  ],
] as const)('a form says: %s', (_, given, before, wish) => {
  expect(variantWish(given, before)).toEqual(wish)
})
